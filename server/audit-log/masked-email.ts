/**
 * Masks an address: `mari@example.ee` becomes `m***@e***.ee`, enough to recognise a known address and too little to write to
 * it. The audit log must not keep the addresses of persons who asked to be forgotten.
 */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  const end = /\.[^.]+$/.exec(host)?.[0] ?? ''
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${end}`
}
