import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What stays of a font. */
export type Subset = {
  /** The characters. */
  readonly text: string
  /** OpenType features, by their tags. */
  readonly features: readonly string[]
  /** The weights: one, or the ends of a range. */
  readonly weight: number | readonly [from: number, to: number]
}

type Harfbuzz = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory }

const NO_HINTING = 1
const FEATURES = 6
const UNNEEDED_TABLES = 3
const NAMES = 4

/**
 * Cuts a TrueType font down with HarfBuzz, called as it is: the package subset-font keeps the names that no page shows,
 * which are up to 15 % of a small file.
 */
export async function subsetFont(file: Uint8Array, { text, features, weight }: Subset): Promise<Uint8Array> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/hb-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm)
  const hb = instance.exports as unknown as Harfbuzz
  const call = (name: string, ...args: number[]) => (hb[name] as (...all: number[]) => number)(...args)
  const address = call('malloc', file.length)
  new Uint8Array(hb.memory.buffer).set(file, address)
  const blob = call('hb_blob_create', address, file.length, 2, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, NO_HINTING)
  const characters = call('hb_subset_input_unicode_set', input)
  for (const character of text) call('hb_set_add', characters, character.codePointAt(0) as number)
  const kept = call('hb_subset_input_set', input, FEATURES)
  call('hb_set_clear', kept)
  for (const feature of features) call('hb_set_add', kept, tagNumber(feature))
  const dropped = call('hb_subset_input_set', input, UNNEEDED_TABLES)
  for (const table of ['DSIG', 'meta', 'gasp']) call('hb_set_add', dropped, tagNumber(table))
  call('hb_set_clear', call('hb_subset_input_set', input, NAMES))
  const axis = tagNumber('wght')
  const isSet =
    typeof weight === 'number'
      ? call('hb_subset_input_pin_axis_location', input, face, axis, weight)
      : call('hb_subset_input_set_axis_range', input, face, axis, weight[0], weight[1], Number.NaN)
  if (!isSet) throw new Error('The font has no such weights.')
  const subset = call('hb_subset_or_fail', face, input)
  if (!subset) throw new Error('HarfBuzz could not cut the font down.')
  const result = call('hb_face_reference_blob', subset)
  const start = call('hb_blob_get_data', result, 0)
  return new Uint8Array(hb.memory.buffer).slice(start, start + call('hb_blob_get_length', result))
}

function tagNumber(tag: string): number {
  return Buffer.from(tag).readUInt32BE()
}
