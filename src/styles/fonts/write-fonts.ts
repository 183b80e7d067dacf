/**
 * `node src/styles/fonts/write-fonts.ts`: cuts the two families down to what the site writes with and keeps the results
 * beside this file. Run it after an update of the font packages or when a page needs further characters at once.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readWoff2 } from './read-woff2.ts'
import { subsetFont } from './subset-font.ts'
import { writeWoff2 } from './write-woff2.ts'

/** Rare in words and addresses: the package's own subset has them for the page that does. */
const PROGRAMMERS = '#$<=>[\\]^_`{|}~'
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter(character => !PROGRAMMERS.includes(character))
  .join('')
const RUSSIAN = String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0x410 + index))

/** Cut from the subset of that name; fonts.css repeats the characters as `unicode-range`. */
const CHARACTERS = {
  latin: `${ASCII}\u00a0©«°²³»×ÄÕÖÜäèéõöü–—‘’“”„…€−`,
  'latin-ext': 'ŠšŽž',
  cyrillic: `${RUSSIAN}Ёё№`,
}

/**
 * Headings have one weight; body text has 400, 500 and 600. A feature brings the glyphs it puts in place of others: the
 * ligatures of headings alone would be a sixth of their file.
 */
const FAMILIES = {
  cormorant: { features: ['kern', 'lnum'], weight: 500 },
  onest: { features: ['kern', 'tnum'], weight: [400, 600] },
} as const

const { resolve } = createRequire(import.meta.url)
for (const [family, kept] of Object.entries(FAMILIES)) {
  for (const [subset, text] of Object.entries(CHARACTERS)) {
    const source = resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
    const font = writeWoff2(await subsetFont(readWoff2(readFileSync(source)), { ...kept, text }))
    writeFileSync(join(import.meta.dirname, `${family}-${subset}.woff2`), font)
    process.stdout.write(`${family}-${subset}.woff2  ${font.length} bytes\n`)
  }
}
