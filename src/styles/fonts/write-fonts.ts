/**
 * `node src/styles/fonts/write-fonts.ts` cuts the two families down to the characters that the site uses, and writes the results
 * beside this file. Run it after an update of the font packages, or when pages need further characters in their first paint.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compress, decompress } from 'wawoff2'
import { subsetFont } from './subset-font.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÕÖÜäõöü'
/** The characters of headings. */
const HEADINGS = `${LETTERS}0123456789 \u00a0!(),-.:?«»–—’“”„€`
/** The characters that headings have now and then. */
const RARE_IN_HEADINGS = '"#%&\'*+/;=@©°²³×èé‘…−'
/** The further characters of Western Europe, which names have now and then. All other signs come from the fallback fonts. */
const FURTHER = Array.from(`$<>[\\]^_\`{|}~${span(0xa1, 0xff)}`)
  .filter(sign => !(HEADINGS + RARE_IN_HEADINGS).includes(sign))
  .join('')
/** The characters of body text. Beside those of headings, every page has breadcrumbs, a phone number, an address and a year. */
const BODY = `${HEADINGS}+/@©`
/** The characters that body text has now and then. */
const RARE_IN_BODY = Array.from(RARE_IN_HEADINGS)
  .filter(sign => !BODY.includes(sign))
  .join('')
const CARON = { from: 'latin-ext', text: 'ŠšŽž' }
const CYRILLIC = { from: 'cyrillic', text: `${span(0x410, 0x44f)}Ёё№` }

/**
 * The files of each family: their characters, which fonts.css repeats as `unicode-range`, and in `from` the package's subset that
 * has them. The features are few, because each brings further glyphs: the ligatures of headings alone would be a sixth of the
 * file. Headings have one weight, so that their file comes in one round trip beside two others: on slow 4G that is 8.7 kB with
 * the answer's headers (docs/adr/011). Body text has the weights 400, 500 and 600.
 */
const FAMILIES = {
  cormorant: {
    features: ['kern', 'lnum'],
    weight: 500,
    files: {
      latin: { from: 'latin', text: HEADINGS },
      'latin-rare': { from: 'latin', text: RARE_IN_HEADINGS },
      'latin-further': { from: 'latin', text: FURTHER },
      'latin-ext': CARON,
      cyrillic: CYRILLIC,
    },
  },
  onest: {
    features: ['kern', 'tnum'],
    weight: [400, 600],
    files: {
      latin: { from: 'latin', text: BODY },
      'latin-rare': { from: 'latin', text: RARE_IN_BODY },
      'latin-further': { from: 'latin', text: FURTHER },
      'latin-ext': CARON,
      cyrillic: CYRILLIC,
    },
  },
} as const

const { resolve } = createRequire(import.meta.url)
for (const [family, { features, weight, files }] of Object.entries(FAMILIES)) {
  for (const [name, { from, text }] of Object.entries(files)) {
    const source = resolve(`@fontsource-variable/${family}/files/${family}-${from}-wght-normal.woff2`)
    const subset = await subsetFont(await decompress(readFileSync(source)), { features, weight, text })
    const font = await compress(subset)
    writeFileSync(join(import.meta.dirname, `${family}-${name}.woff2`), font)
    process.stdout.write(`${family}-${name}.woff2  ${font.length} bytes\n`)
  }
}

/** The characters from one code point to another. */
function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
}
