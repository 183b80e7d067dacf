import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SatoriOptions } from 'satori'

type Font = SatoriOptions['fonts'][number]
type Weight = 500 | 600

const SUBSETS = ['latin', 'latin-ext', 'cyrillic'] as const

/** Each subset has a family name of its own: satori looks for a missing character in the next family. */
const familyOf = (name: string) => SUBSETS.map(subset => `${name} ${subset}`).join(', ')

export const SERIF = familyOf('Cormorant')
export const SANS = familyOf('Onest')

/** Characters that the fonts lack: satori would draw them as empty boxes. */
const UNKNOWN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Mn}]|\p{Extended_Pictographic}|\p{Cc}|\p{Co}/gu

/** The site's fonts, in the format that satori reads. */
export function loadFonts(): Font[] {
  return [...facesOf('Cormorant', 500), ...facesOf('Cormorant', 600), ...facesOf('Onest', 500), ...facesOf('Onest', 600)]
}

/** A text without characters that the fonts lack, on one line; no-break spaces between a number and its unit stay. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(UNKNOWN, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function facesOf(name: 'Cormorant' | 'Onest', weight: Weight): Font[] {
  const { resolve } = createRequire(import.meta.url)
  return SUBSETS.map(subset => {
    const file = `${name.toLowerCase()}-${subset}-${weight}-normal.woff`
    const data = readFileSync(resolve(`@fontsource/${name.toLowerCase()}/files/${file}`))
    return { name: `${name} ${subset}`, data, weight, style: 'normal' }
  })
}
