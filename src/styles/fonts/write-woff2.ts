import { brotliCompressSync, constants } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { packGlyphs } from './pack-glyphs.ts'
import { KNOWN_TAGS } from './woff2-tags.ts'

/** Packs a TrueType file as WOFF 2 (W3C Recommendation WOFF File Format 2.0). */
export function writeWoff2(font: Uint8Array): Buffer {
  const reader = new ByteReader(font)
  const flavor = reader.u32()
  const count = reader.u16()
  reader.position = 12
  const tables = Array.from({ length: count }, () => {
    const tag = Buffer.from(reader.take(4)).toString('latin1')
    reader.u32()
    const offset = reader.u32()
    return { tag, body: font.subarray(offset, offset + reader.u32()) }
  })
  // `loca` has to follow `glyf`.
  tables.sort((a, b) => KNOWN_TAGS.indexOf(a.tag) - KNOWN_TAGS.indexOf(b.tag))
  const packed = tables.map(({ tag, body }) => ({ tag, body, packed: packedTable(tag, tables) }))
  const directory = Buffer.concat(
    packed.flatMap(table => [
      tagBytes(table.tag),
      base128(table.body.length),
      ...(table.packed ? [base128(table.packed.length)] : []),
    ]),
  )
  const data = brotliCompressSync(Buffer.concat(packed.map(table => table.packed ?? table.body)), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
  const header = Buffer.alloc(48)
  header.writeUInt32BE(0x774f4632)
  header.writeUInt32BE(flavor, 4)
  const end = 48 + directory.length + data.length
  const padding = (4 - (end % 4)) % 4
  header.writeUInt32BE(end + padding, 8)
  header.writeUInt16BE(count, 12)
  header.writeUInt32BE(
    tables.reduce((sum, { body }) => sum + Math.ceil(body.length / 4) * 4, 12 + 16 * count),
    16,
  )
  header.writeUInt32BE(data.length, 20)
  header.writeUInt16BE(1, 24)
  return Buffer.concat([header, directory, data, Buffer.alloc(padding)])
}

type Table = { readonly tag: string; readonly body: Uint8Array }

/** What stands for a table in the file, or null for the table itself. `loca` is worked out from `glyf`. */
function packedTable(tag: string, tables: readonly Table[]): Uint8Array | null {
  const table = (name: string) => tables.find(each => each.tag === name)?.body as Uint8Array
  if (tag === 'loca') return new Uint8Array()
  if (tag !== 'glyf') return null
  return packGlyphs(table('glyf'), table('loca'), new ByteReader(table('head').subarray(50)).u16() === 1)
}

/** The first bytes of a directory entry. */
function tagBytes(tag: string): Buffer {
  const known = KNOWN_TAGS.indexOf(tag)
  return known < 0 ? Buffer.concat([Buffer.from([63]), Buffer.from(tag, 'latin1')]) : Buffer.from([known])
}

function base128(value: number): Buffer {
  const bytes = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128)
  return Buffer.from(bytes)
}
