import { visiblePart } from './visible-line.ts'

/**
 * An e-mail address in lower case, without the brackets, the `mailto:` and the blanks that copying it out of a mail program or a
 * link leaves around it.
 */
export function pastedAddress(text: string): string {
  return visiblePart(text)
    .replace(/^<?(?:mailto:)?|>$/gi, '')
    .toLowerCase()
}
