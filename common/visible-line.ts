/** A text in which a space replaces what breaks a line, tabs, and what was no text: a title pasted from a spreadsheet has them. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\uFFFD]+/gu, ' ')
}

const INVISIBLE = /[\s\p{Cf}]/u

/**
 * A text as the server keeps it: without the blank and invisible characters around it, as a zero-width space alone is no title, and
 * with letters and their signs as one character (NFC), as people search for them. Files of a Mac and PDF have them apart.
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
