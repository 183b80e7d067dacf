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

/** The characters that headings and running text both can show: those of both fonts of the site, and of the fonts that help both. */
export function findDrawableCharacters(): Set<string> {
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
