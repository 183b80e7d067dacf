import { visiblePart } from './visible-line.ts'

/** An e-mail address as it is copied out of a mail program or a link, without what is around it, in lower case. */
export function pastedAddress(text: string): string {
  return visiblePart(text)
    .replace(/^<?(?:mailto:)?|>$/gi, '')
    .toLowerCase()
}
