import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decompress } from 'wawoff2'

/** The part of harfbuzzjs, which has no types, that is called here. */
type Harfbuzz = {
  createBlob(font: Uint8Array): object
  createFace(
    blob: object,
    index: number,
  ): { collectUnicodes(): Uint32Array; getAxisInfos(): Record<string, { min: number; max: number }> }
}
// A promise that is a module's export: an import would take it for the module itself.
const harfbuzz: Promise<Harfbuzz> = createRequire(import.meta.url)('harfbuzzjs')

const css = readFileSync(join(import.meta.dirname, '../../src/styles/fonts.css'), 'utf8')

/** The faces of a family that have a file, as the characters that each says it has. */
function facesOf(family: string): Set<number>[] {
  const blocks = css.split('@font-face').filter(block => block.includes(`font-family: '${family}';`))
  return blocks.map(block => new Set(charactersOf(block)))
}

/** What a face says it has. */
function charactersOf(block: string): number[] {
  const ranges = /unicode-range:([^;]+);/.exec(block)?.[1]?.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g) ?? []
  return [...ranges].flatMap(([, from = '', to = from]) => span(Number.parseInt(from, 16), Number.parseInt(to, 16)))
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test.each(['Cormorant', 'Onest'])('no two faces of %s share a character: browsers ask for both where one is late', family => {
  const all = facesOf(family).flatMap(face => [...face])
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((code, index) => all.indexOf(code) !== index).map(code => `U+${code.toString(16)}`)).toEqual([])
})

test.each(['Cormorant', 'Onest'])('%s has a face for every character of Western Europe, Estonian and Russian', family => {
  const has = new Set(facesOf(family).flatMap(face => [...face]))
  const wanted = [...span(0x20, 0x7e), ...span(0xa0, 0xff), ...span(0x410, 0x44f), ...['Š', 'ž', 'Ё', '№', '€', '„'].map(codeOf)]
  expect(wanted.filter(code => !has.has(code)).map(code => String.fromCodePoint(code))).toEqual([])
})

/** Signs that the families have not drawn. */
const LACKING = new Set(['¤', '¦', '¬', '\u00ad', 'µ'].map(codeOf))

const OWN_FILES = css.split('@font-face').flatMap(block => {
  const file = /\.\/(fonts\/[\w-]+\.woff2)/.exec(block)?.[1]
  return file === undefined ? [] : [[file, charactersOf(block)] as const]
})

test.each(OWN_FILES)('%s has the characters that its face says, in the weights that pages use', async (file, characters) => {
  const hb = await harfbuzz
  const font = await decompress(readFileSync(join(import.meta.dirname, '../../src/styles', file)))
  const face = hb.createFace(hb.createBlob(font), 0)
  const has = new Set(face.collectUnicodes())
  expect([...has].filter(code => !characters.includes(code))).toEqual([])
  expect(characters.filter(code => !has.has(code) && !LACKING.has(code)).map(code => String.fromCodePoint(code))).toEqual([])
  const wght = face.getAxisInfos()['wght']
  expect(wght && [wght.min, wght.max]).toEqual(file.includes('onest') ? [400, 600] : undefined)
})

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0
}
