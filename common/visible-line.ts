/**
 * Replaces control characters (line breaks and tabs among them) and U+FFFD (bytes that were no text) by spaces: a title pasted
 * from a spreadsheet has such characters.
 */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\uFFFD]+/gu, ' ')
}

const INVISIBLE = /[\s\p{Cf}]/u
/**
 * One character that a person sees. Fillers, variation selectors and the blank Braille sign are none, but a letter or an emoji
 * may end in one, so they stay beside others.
 */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A text as the server keeps it: empty where a person would see nothing of it, and without blanks and zero-width characters
 * around it. Letters and their signs are one character (NFC), as people search for them; files of a Mac and PDF have them apart.
 */
export function visiblePart(given: string): string {
  const text = given.normalize('NFC')
  return VISIBLE.test(text) ? trimmed(text) : ''
}

/** A text without blanks and zero-width characters around it: Word and Windows put some around a copied address. */
export function trimmed(text: string): string {
  // A loop: the time of `/\s+$/` grows with the square of a long run of blanks.
  let start = 0
  let end = text.length
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** A line of text as the server keeps it. */
export function visibleLine(text: string): string {
  return visiblePart(inOneLine(text))
}
