import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { GlyphReader } from './read-glyphs.ts'
import { KNOWN_TAGS } from './woff2-tags.ts'

/** The tables of a font by their tags, as in a TrueType file. */
export type FontTables = Map<string, Uint8Array>

type Entry = { readonly tag: string; readonly isTransformed: boolean; readonly length: number }

/**
 * Unpacks a WOFF 2 font with TrueType outlines (W3C Recommendation WOFF File Format 2.0, §4 and §5).
 * @throws Error for a packed `hmtx`, which the fonts we read do not have
 */
export function readWoff2(file: Uint8Array): FontTables {
  const reader = new ByteReader(file)
  if (reader.u32() !== 0x774f4632) throw new Error('This is no WOFF 2 file.')
  reader.position = 12
  const tableCount = reader.u16()
  reader.position = 20
  const compressedLength = reader.u32()
  reader.position = 48
  const entries = Array.from({ length: tableCount }, () => readEntry(reader))
  const data = new ByteReader(brotliDecompressSync(reader.take(compressedLength)))
  const tables: FontTables = new Map()
  for (const { tag, isTransformed, length } of entries) {
    const bytes = data.take(length)
    if (!isTransformed) tables.set(tag, bytes)
    else if (tag === 'glyf') for (const [name, table] of new GlyphReader(bytes).tables()) tables.set(name, table)
    else if (tag !== 'loca') throw new Error(`The table ${tag} is packed in a way that is not read here.`)
  }
  return tables
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8()
  const index = flags & 63
  const tag = index === 63 ? Buffer.from(reader.take(4)).toString('latin1') : (KNOWN_TAGS[index] as string)
  const original = reader.base128()
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  return { tag, isTransformed, length: isTransformed ? reader.base128() : original }
}
