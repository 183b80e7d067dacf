/**
 * `node src/styles/fonts/write-fonts.ts`: cuts the two families down to what the site writes with and keeps the results
 * beside this file. Run it after an update of the font packages or when a page needs further characters at once.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compress, decompress } from 'wawoff2'
import { subsetFont } from './subset-font.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÕÖÜäõöü'
/** What headings are written with. */
const HEADINGS = `${LETTERS}0123456789 \u00a0!(),-.:?«»–—’“”„€`
/** What they have now and then. */
const RARE_IN_HEADINGS = '"#%&\'*+/;=@©°²³×èé‘…−'
/** What else Western Europe writes with: in names now and then. Other signs are the fallback's. */
const FURTHER = Array.from(`$<>[\\]^_\`{|}~${span(0xa1, 0xff)}`)
  .filter(sign => !(HEADINGS + RARE_IN_HEADINGS).includes(sign))
  .join('')
/** What body text is written with: every page has breadcrumbs, a number, an address and a year. */
const BODY = `${HEADINGS}+/@©`
const RARE_IN_BODY = Array.from(RARE_IN_HEADINGS)
  .filter(sign => !BODY.includes(sign))
  .join('')
const CARON = { from: 'latin-ext', text: 'ŠšŽž' }
const CYRILLIC = { from: 'cyrillic', text: `${span(0x410, 0x44f)}Ёё№` }

/**
 * Each family's files: their characters, which fonts.css repeats as `unicode-range`, and the subset of the package that has
 * them. A feature brings the glyphs it puts in place of others: the ligatures of headings alone would be a sixth of their
 * file. Headings have one weight, and a file that comes in one round trip beside two others, which on slow 4G is 8.7 kB
 * with the answer's headers (docs/adr/011); body text has 400, 500 and 600.
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

function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('')
}
