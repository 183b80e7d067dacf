/**
 * Replaces line breaks, tabs and U+FFFD (bytes that were no text) by spaces: a title pasted from a spreadsheet has such
 * characters.
 */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\uFFFD]+/gu, ' ')
}

const INVISIBLE = /[\s\p{Cf}]/u

/**
 * A text as the server keeps it. It has no blank or invisible characters around it: a zero-width space alone is no title. Letters
 * and their signs are one character (NFC), as people search for them; files of a Mac and PDF have them apart.
 */
export function visiblePart(given: string): string {
  const text = given.normalize('NFC')
  let [start, end] = [0, text.length]
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** A line of text as the server keeps it. */
export function visibleLine(text: string): string {
  return visiblePart(inOneLine(text))
}
