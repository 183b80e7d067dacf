import parseAddresses from 'nodemailer/lib/addressparser'

/**
 * Whether a setting names one or more mailboxes as mail programs write them, with commas between: `info@example.ee`,
 * `Mari <mari@example.ee>`.
 */
export function areMailAddresses(text: string): boolean {
  const found = parseAddresses(text, { flatten: true })
  return found.length > 0 && found.every(({ address }) => /^[^\s@<>]+@[^\s@<>]+$/.test(address))
}
