import parseAddresses from 'nodemailer/lib/addressparser'

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/
/** An address as it is written, outside of quoted names. */
const WRITTEN_ADDRESS = /[^\s@<>,;:]+@[^\s@<>,;]+/g

/**
 * How many mailboxes a setting names as mail programs write them, with commas between: `info@example.ee`,
 * `Mari <mari@example.ee>`.
 * @returns 0 where it has a mistake
 */
export function mailboxCount(text: string): number {
  const found = parseAddresses(text, { flatten: true }).map(({ address }) => address.toLowerCase())
  // Of two addresses without a comma the library takes one for the name of the other, which then gets no mail.
  const written = new Set(
    text
      .replaceAll(/"[^"]*"/g, '')
      .toLowerCase()
      .match(WRITTEN_ADDRESS),
  )
  return found.every(address => ADDRESS.test(address)) && written.size === new Set(found).size ? found.length : 0
}
