/**
 * `m***@e***.ee` of `mari@example.ee`: enough to recognise a known address, too little to write to it. The log of
 * actions for persons who are no administrators must not keep what they asked to be forgotten.
 */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  const end = /\.[^.]+$/.exec(host)?.[0] ?? ''
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${end}`
}
