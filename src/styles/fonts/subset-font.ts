import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of a font that stays. */
export type Subset = {
  /** The characters that stay. */
  readonly text: string
  /** The tags of the OpenType features that stay. */
  readonly features: readonly string[]
  /** The weights that stay: one, or the ends of a range. */
  readonly weight: number | readonly [from: number, to: number]
}

/** The functions of HarfBuzz's C interface, whose pointers are numbers, and its memory. */
type Harfbuzz = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory }

// Values of HarfBuzz's enums, under their names there without the prefix `HB_`.
const MEMORY_MODE_WRITABLE = 2
const SUBSET_FLAGS_NO_HINTING = 1
const SUBSET_SETS_DROP_TABLE_TAG = 3
const SUBSET_SETS_NAME_ID = 4
const SUBSET_SETS_LAYOUT_FEATURE_TAG = 6

/**
 * Cuts a TrueType font down. It calls HarfBuzz directly, because the package subset-font keeps the font's names, which no page
 * shows and which are up to 15 % of a small file.
 * @throws Error when the font lacks the weights, or HarfBuzz fails
 */
export async function subsetFont(file: Uint8Array, { text, features, weight }: Subset): Promise<Uint8Array> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/hb-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm)
  // WebAssembly's exports have no types.
  const hb = instance.exports as unknown as Harfbuzz
  const call = (name: string, ...args: number[]) => (hb[name] as (...all: number[]) => number)(...args)
  const address = call('malloc', file.length)
  new Uint8Array(hb.memory.buffer).set(file, address)
  const blob = call('hb_blob_create', address, file.length, MEMORY_MODE_WRITABLE, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, SUBSET_FLAGS_NO_HINTING)
  const characters = call('hb_subset_input_unicode_set', input)
  for (const character of text) call('hb_set_add', characters, character.codePointAt(0) as number)
  const kept = call('hb_subset_input_set', input, SUBSET_SETS_LAYOUT_FEATURE_TAG)
  call('hb_set_clear', kept)
  for (const feature of features) call('hb_set_add', kept, tagNumber(feature))
  const dropped = call('hb_subset_input_set', input, SUBSET_SETS_DROP_TABLE_TAG)
  for (const table of ['DSIG', 'meta', 'gasp']) call('hb_set_add', dropped, tagNumber(table))
  call('hb_set_clear', call('hb_subset_input_set', input, SUBSET_SETS_NAME_ID))
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

/** A tag of four letters as HarfBuzz takes it. */
function tagNumber(tag: string): number {
  return Buffer.from(tag).readUInt32BE()
}
