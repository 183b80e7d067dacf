import type { ByteReader } from './byte-reader.ts'

/** Flags of a component. */
const ARGUMENTS_ARE_WORDS = 1
const HAS_SCALE = 8
const HAS_MORE_COMPONENTS = 32
const HAS_TWO_SCALES = 64
const HAS_MATRIX = 128
const HAS_INSTRUCTIONS = 256

/** Reads the components of a composite glyph as they are. @throws Error when hints follow */
export function takeComponents(reader: ByteReader): Uint8Array {
  const start = reader.position
  let flags: number
  do {
    flags = reader.u16()
    const scale = flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0
    reader.take(2 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + scale)
  } while (flags & HAS_MORE_COMPONENTS)
  if (flags & HAS_INSTRUCTIONS) throw new Error('A composite glyph with hints is not read here.')
  const length = reader.position - start
  reader.position = start
  return reader.take(length)
}
