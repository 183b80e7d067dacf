/**
 * The category's segment of an address: the Estonian name, NFC-normalised, trimmed, in lower case, not yet
 * percent-encoded (specification §2.1: "filtered by category name in lower case"). In a file of its own, so that the
 * editors can name the address without zod.
 */
export function categorySegment(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('et')
}

/** A name in any language; where it is its own segment, it also fits into a file's name. */
export const CATEGORY_NAME_MAX_LENGTH = 100
