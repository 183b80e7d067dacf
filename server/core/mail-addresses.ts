import parseAddresses from 'nodemailer/lib/addressparser'

const ADDRESS = /[^\s@<>]+@[^\s@<>]+/
const ADDRESS_ALONE = new RegExp(`^${ADDRESS.source}$`)

/**
 * How many mailboxes a setting names as mail programs write them, with commas between: `info@example.ee`,
 * `Mari <mari@example.ee>`.
 * @returns 0 where it has a mistake
 */
export function mailboxCount(text: string): number {
  const found = parseAddresses(text, { flatten: true })
  return found.every(isMailbox) ? found.length : 0
}

/** Of two addresses without a comma the library takes one for the name of the other, which then gets no mail. */
function isMailbox({ address, name }: { address: string; name: string }): boolean {
  return ADDRESS_ALONE.test(address) && !ADDRESS.test(name.replaceAll(address, ''))
}
