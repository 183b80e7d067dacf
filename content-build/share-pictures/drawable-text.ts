import { findDrawableCharacters } from './fonts.ts'

/** ‰, with the digit before it. */
const PER_MILLE = /(\d?)‰/g
/** Signs that no font here has, each with one that means the same: hyphens, dashes, primes, no-break spaces. */
const SAME: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '–',
  '\u2032': "'",
  '\u2033': '"',
  '\u2007': '\u00a0',
  '\u202f': '\u00a0',
}
const BREAKING_SPACES = /[^\S\u00a0]+/g
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}]/gu

/** The characters that can be drawn, found out for the first text. */
let drawableCharacters: ReadonlySet<string> | null = null

/**
 * Makes of a text one line of characters that the fonts have: satori would draw others as empty boxes. A sign that they lack
 * is replaced by what it means where they have that (2 for ₂, 0/00 for ‰), and is left out otherwise. A number and its unit with
 * a no-break space between them stay together.
 */
export function drawableText(text: string): string {
  const characters = (drawableCharacters ??= findDrawableCharacters())
  const ifDrawable = (character: string) => (characters.has(character) ? character : '')
  const inDrawableParts = (character: string) => {
    const parts = character.normalize('NFKD')
    // An accent without its letter would be drawn on the one before.
    return characters.has(String.fromCodePoint(parts.codePointAt(0) ?? 0)) ? parts.replace(/./gsu, ifDrawable) : ''
  }
  return text
    .normalize('NFC')
    .replace(/[\u2007-\u2033]/g, sign => SAME[sign] ?? sign)
    .replace(PER_MILLE, (_, digit: string) => `${digit && `${digit}\u00a0`}0/00`)
    .replace(BREAKING_SPACES, ' ')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/./gsu, character => ifDrawable(character) || inDrawableParts(character))
    .replace(/ {2,}/g, ' ')
    .trim()
}
