/**
 * The category's segment of an address: the Estonian name, NFC-normalised, trimmed, in lower case, not yet
 * percent-encoded (specification §2.1: "filtered by category name in lower case").
 */
export function categorySegment(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('et')
}

/** Longest name in any language, in UTF-16 code units. `segmentProblem` checks that an Estonian one fits into a file name. */
export const CATEGORY_NAME_MAX_LENGTH = 100
