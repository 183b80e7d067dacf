import { visiblePart } from './visible-line.ts'

/**
 * An e-mail address in lower case, without the brackets, the `mailto:` and the blanks that copying it out of a mail program or a
 * link leaves around it. Beside a name or another address it stays as it is, so that its check refuses it: what is erased by an
 * address is never guessed.
 */
export function pastedAddress(text: string): string {
  const inBrackets = visiblePart(text).replace(/^<|>$/g, '')
  return visiblePart(visiblePart(inBrackets).replace(/^mailto:/i, '')).toLowerCase()
}
