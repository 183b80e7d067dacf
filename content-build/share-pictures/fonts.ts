import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'
import type { SatoriOptions } from 'satori'

type Font = SatoriOptions['fonts'][number]
type Weight = 500 | 600
type Name = 'Cormorant' | 'EB Garamond' | 'Onest'

/** The letters of all languages of the site. */
const LETTERS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const
/** Arrows, comparisons and ticks, which Cormorant lacks. */
const SIGNS = ['math', 'symbols'] as const
/** µ, Ω and α, which both of the site's fonts lack. EB Garamond's are like Cormorant's letters. */
const GREEK = ['greek'] as const
type Subset = (typeof LETTERS | typeof SIGNS | typeof GREEK)[number]

/** Each subset has a family name of its own: satori looks for a missing character in the next family. */
const families = (name: Name, subsets: readonly Subset[]) => subsets.map(subset => `${name} ${subset}`)

/** The families for what a font of the site lacks. */
const OTHERS = [...families('Onest', SIGNS), ...families('EB Garamond', GREEK)]
/** The families of headings and of running text, for `fontFamily`. */
export const SERIF = [...families('Cormorant', LETTERS), ...OTHERS].join(', ')
export const SANS = [...families('Onest', LETTERS), ...OTHERS].join(', ')

/** The site's fonts and one for what they lack, in the format that satori reads. */
export function loadFonts(): Font[] {
  return ([500, 600] as const).flatMap(weight => [
    ...LETTERS.map(subset => loadFont('Cormorant', subset, weight)),
    ...[...LETTERS, ...SIGNS].map(subset => loadFont('Onest', subset, weight)),
    ...GREEK.map(subset => loadFont('EB Garamond', subset, weight)),
  ])
}

/** ‰, with the digit before it. */
const PER_MILLE = /(\d?)‰/g
const BREAKING_SPACES = /[^\S\u00a0]+/g
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}]/gu

/** The characters that can be drawn, found out for the first text. */
let drawableCharacters: ReadonlySet<string> | null = null

/**
 * Makes of a text one line of characters that the fonts have: satori would draw others as empty boxes. A sign that they lack
 * is replaced by what it means where they have that (2 for ₂, 0/00 for ‰), and is left out otherwise. No-break spaces between
 * a number and its unit stay.
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
    .replace(PER_MILLE, (_, digit: string) => `${digit && `${digit}\u00a0`}0/00`)
    .replace(BREAKING_SPACES, ' ')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/./gsu, character => ifDrawable(character) || inDrawableParts(character))
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The characters that both families of the site have, and those that are drawn with the same font in both. */
function findDrawableCharacters(): Set<string> {
  const [letters, sans] = [charactersOf('Cormorant', LETTERS), charactersOf('Onest', LETTERS)]
  return letters.intersection(sans).union(charactersOf('Onest', SIGNS)).union(charactersOf('EB Garamond', GREEK))
}

/** The characters of a font's subsets. */
function charactersOf(name: Name, subsets: readonly Subset[]): Set<string> {
  const fonts = subsets.map(subset => create(loadFont(name, subset, 500).data as Buffer))
  return new Set(fonts.flatMap(font => ('characterSet' in font ? font.characterSet.map(code => String.fromCodePoint(code)) : [])))
}

function loadFont(name: Name, subset: Subset, weight: Weight): Font {
  const { resolve } = createRequire(import.meta.url)
  const font = name.toLowerCase().replace(' ', '-')
  const data = readFileSync(resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`))
  return { name: `${name} ${subset}`, data, weight, style: 'normal' }
}
