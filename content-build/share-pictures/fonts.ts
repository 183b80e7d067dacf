import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'
import type { SatoriOptions } from 'satori'

type Font = SatoriOptions['fonts'][number]
type Weight = 500 | 600
type Name = 'Cormorant' | 'EB Garamond' | 'Onest'

const LETTERS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const
/** Arrows, comparisons, ticks: Cormorant has none. */
const SIGNS = ['math', 'symbols'] as const
/** µ, Ω, α: neither of the site's fonts has any; EB Garamond's are like Cormorant's letters. */
const GREEK = ['greek'] as const
type Subset = (typeof LETTERS | typeof SIGNS | typeof GREEK)[number]

/** Each subset has a family name of its own: satori looks for a missing character in the next family. */
const families = (name: Name, subsets: readonly Subset[]) => subsets.map(subset => `${name} ${subset}`)

const OTHERS = [...families('Onest', SIGNS), ...families('EB Garamond', GREEK)]
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

let known: ReadonlySet<string> | null = null

/**
 * A text of characters that the fonts have, on one line: satori would draw others as empty boxes. Where they have what a
 * sign means (2 for ₂, 0/00 for ‰), that is in its place; the rest is left out. No-break spaces between a number and its
 * unit stay.
 */
export function drawable(text: string): string {
  const characters = (known ??= knownCharacters())
  const ifKnown = (character: string) => (characters.has(character) ? character : '')
  const inKnownParts = (character: string) => {
    const parts = character.normalize('NFKD')
    // An accent without its letter would be drawn on the one before.
    return characters.has(String.fromCodePoint(parts.codePointAt(0) ?? 0)) ? parts.replace(/./gsu, ifKnown) : ''
  }
  return text
    .normalize('NFC')
    .replace(/(\d?)‰/g, (_, digit: string) => `${digit && `${digit}\u00a0`}0/00`)
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/./gsu, character => ifKnown(character) || inKnownParts(character))
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** What both families of the site have, and what is drawn with the same font in both. */
function knownCharacters(): Set<string> {
  const [letters, sans] = [charactersOf('Cormorant', LETTERS), charactersOf('Onest', LETTERS)]
  return letters.intersection(sans).union(charactersOf('Onest', SIGNS)).union(charactersOf('EB Garamond', GREEK))
}

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
