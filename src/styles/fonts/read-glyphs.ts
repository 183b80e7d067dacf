import { ByteReader } from './byte-reader.ts'
import { takeComponents } from './composite-glyph.ts'

type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean }

const OVERLAP_SIMPLE = 0x40

/** Rebuilds `glyf` and `loca` from what WOFF 2 makes of them (§5.1 and §5.3 of the recommendation), without hints. */
export class GlyphReader {
  readonly #glyphs: number
  readonly #isLong: boolean
  readonly #contours: ByteReader
  readonly #points: ByteReader
  readonly #flags: ByteReader
  readonly #coordinates: ByteReader
  readonly #composites: ByteReader
  readonly #boxBitmap: Uint8Array
  readonly #boxes: ByteReader
  readonly #overlaps: Uint8Array | null

  constructor(table: Uint8Array) {
    const head = new ByteReader(table)
    head.u16()
    const options = head.u16()
    this.#glyphs = head.u16()
    this.#isLong = head.u16() === 1
    const [contours = 0, points = 0, flags = 0, coordinates = 0, composites = 0, boxes = 0, instructions = 0] = Array.from(
      { length: 7 },
      () => head.u32(),
    )
    this.#contours = new ByteReader(head.take(contours))
    this.#points = new ByteReader(head.take(points))
    this.#flags = new ByteReader(head.take(flags))
    this.#coordinates = new ByteReader(head.take(coordinates))
    this.#composites = new ByteReader(head.take(composites))
    const bitmapLength = 4 * Math.ceil(this.#glyphs / 32)
    this.#boxBitmap = head.take(bitmapLength)
    this.#boxes = new ByteReader(head.take(boxes - bitmapLength))
    head.take(instructions)
    this.#overlaps = options & 1 ? head.take(Math.ceil(this.#glyphs / 8)) : null
  }

  tables(): [tag: string, table: Uint8Array][] {
    const bodies = Array.from({ length: this.#glyphs }, (_, index) => this.#glyph(index))
    const offsets = [0]
    for (const body of bodies) offsets.push((offsets.at(-1) as number) + body.length)
    const loca = Buffer.alloc(offsets.length * (this.#isLong ? 4 : 2))
    for (const [index, offset] of offsets.entries()) {
      if (this.#isLong) loca.writeUInt32BE(offset, index * 4)
      else loca.writeUInt16BE(offset / 2, index * 2)
    }
    return [
      ['glyf', Buffer.concat(bodies)],
      ['loca', loca],
    ]
  }

  #glyph(index: number): Buffer {
    const contours = this.#contours.i16()
    const hasBox = bit(this.#boxBitmap, index)
    const box = hasBox ? Buffer.from(this.#boxes.take(8)) : null
    if (contours === 0) return Buffer.alloc(0)
    if (contours < 0) return padded([signed(-1), box as Buffer, takeComponents(this.#composites)])
    const ends: number[] = []
    for (let contour = 0; contour < contours; contour += 1) ends.push((ends.at(-1) ?? -1) + this.#points.short255())
    const points = this.#outline((ends.at(-1) as number) + 1)
    this.#coordinates.short255()
    const overlap = this.#overlaps && bit(this.#overlaps, index) ? OVERLAP_SIMPLE : 0
    return padded([
      signed(contours),
      box ?? boundingBox(points),
      ...ends.map(signed),
      signed(0),
      ...outlineBytes(points, overlap),
    ])
  }

  #outline(count: number): Point[] {
    const points: Point[] = []
    let x = 0
    let y = 0
    for (let index = 0; index < count; index += 1) {
      const flag = this.#flags.u8()
      const [dx, dy] = this.#step(flag & 127)
      x += dx
      y += dy
      points.push({ x, y, isOnCurve: flag < 128 })
    }
    return points
  }

  /** The triplet encoding of §5.2. */
  #step(flag: number): [dx: number, dy: number] {
    const data = this.#coordinates
    const sign = (bits: number, value: number) => (flag & bits ? value : -value)
    if (flag < 10) return [0, sign(1, ((flag & 14) << 7) + data.u8())]
    if (flag < 20) return [sign(1, (((flag - 10) & 14) << 7) + data.u8()), 0]
    if (flag < 84) {
      const [base, byte] = [flag - 20, data.u8()]
      return [sign(1, 1 + (base & 0x30) + (byte >> 4)), sign(2, 1 + ((base & 0x0c) << 2) + (byte & 15))]
    }
    if (flag < 120) {
      const base = flag - 84
      const [first, second] = [data.u8(), data.u8()]
      return [sign(1, 1 + Math.floor(base / 12) * 256 + first), sign(2, 1 + (((base % 12) >> 2) << 8) + second)]
    }
    if (flag < 124) {
      const [first, second, third] = [data.u8(), data.u8(), data.u8()]
      return [sign(1, (first << 4) + (second >> 4)), sign(2, ((second & 15) << 8) + third)]
    }
    return [sign(1, data.u16()), sign(2, data.u16())]
  }
}

function bit(bitmap: Uint8Array, index: number): boolean {
  return Boolean((bitmap[index >> 3] ?? 0) & (128 >> (index & 7)))
}

function signed(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function padded(parts: readonly Uint8Array[]): Buffer {
  const whole = Buffer.concat(parts)
  return whole.length % 4 === 0 ? whole : Buffer.concat([whole, Buffer.alloc(4 - (whole.length % 4))])
}

function boundingBox(points: readonly Point[]): Buffer {
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  return Buffer.concat([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(signed))
}

/** Flags and coordinates, two bytes each: what reads them packs them again. */
function outlineBytes(points: readonly Point[], overlap: number): Buffer[] {
  const steps = (axis: 'x' | 'y') => points.map((point, index) => signed(point[axis] - (points[index - 1]?.[axis] ?? 0)))
  const flags = points.map((point, index) => (point.isOnCurve ? 1 : 0) | (index === 0 ? overlap : 0))
  return [Buffer.from(flags), ...steps('x'), ...steps('y')]
}
