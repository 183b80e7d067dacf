import { visiblePart } from './visible-line.ts'

/**
 * An e-mail address in lower case, without the brackets, the `mailto:` and the blanks that copying it out of a mail program or a
 * link leaves around it. A name or another address beside it stays, so that the check of addresses refuses the text: what is
 * erased by an address is never guessed.
 */
export function pastedAddress(text: string): string {
  const inBrackets = visiblePart(text).replace(/^<|>$/g, '')
  return visiblePart(visiblePart(inBrackets).replace(/^mailto:/i, '')).toLowerCase()
}
