import { ByteReader } from './byte-reader.ts'
import { takeComponents } from './composite-glyph.ts'

const SHORT_X = 2
const SHORT_Y = 4
const REPEAT = 8
const SAME_OR_POSITIVE_X = 16
const SAME_OR_POSITIVE_Y = 32

/** What WOFF 2 makes of `glyf` and `loca` (§5.1 of the recommendation). Glyphs have no hints and do not overlap themselves. */
export function packGlyphs(glyf: Uint8Array, loca: Uint8Array, isLong: boolean): Buffer {
  const offsets = new ByteReader(loca)
  const count = loca.length / (isLong ? 4 : 2) - 1
  const starts = Array.from({ length: count + 1 }, () => (isLong ? offsets.u32() : offsets.u16() * 2))
  const streams = {
    contours: [] as number[],
    points: [] as number[],
    flags: [] as number[],
    coordinates: [] as number[],
    composites: [] as number[],
    boxes: [] as number[],
  }
  const bitmap = new Uint8Array(4 * Math.ceil(count / 32))
  for (let glyph = 0; glyph < count; glyph += 1) {
    const body = glyf.subarray(starts[glyph], starts[glyph + 1])
    const reader = new ByteReader(body)
    const contours = body.length === 0 ? 0 : reader.i16()
    streams.contours.push((contours >> 8) & 255, contours & 255)
    if (contours === 0) continue
    const box = reader.take(8)
    if (contours > 0) packOutline(reader, contours, streams)
    else {
      bitmap[glyph >> 3] = (bitmap[glyph >> 3] as number) | (128 >> (glyph & 7))
      streams.boxes.push(...box)
      streams.composites.push(...takeComponents(reader))
    }
  }
  const bodies = [streams.contours, streams.points, streams.flags, streams.coordinates, streams.composites].map(numbers =>
    Buffer.from(numbers),
  )
  bodies.push(Buffer.concat([bitmap, Buffer.from(streams.boxes)]), Buffer.alloc(0))
  const head = Buffer.alloc(36)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(isLong ? 1 : 0, 6)
  for (const [index, body] of bodies.entries()) head.writeUInt32BE(body.length, 8 + 4 * index)
  return Buffer.concat([head, ...bodies])
}

function packOutline(
  reader: ByteReader,
  contours: number,
  streams: { points: number[]; flags: number[]; coordinates: number[] },
): void {
  let end = -1
  for (let contour = 0; contour < contours; contour += 1) {
    const next = reader.u16()
    streams.points.push(...short255(next - end))
    end = next
  }
  reader.take(reader.u16())
  const flags: number[] = []
  while (flags.length <= end) {
    const flag = reader.u8()
    for (let repeats = flag & REPEAT ? reader.u8() : 0; repeats >= 0; repeats -= 1) flags.push(flag)
  }
  const xs = flags.map(flag => step(reader, flag, SHORT_X, SAME_OR_POSITIVE_X))
  const ys = flags.map(flag => step(reader, flag, SHORT_Y, SAME_OR_POSITIVE_Y))
  for (const [index, flag] of flags.entries()) {
    const [triplet, ...bytes] = packStep(xs[index] as number, ys[index] as number)
    streams.flags.push((triplet as number) | (flag & 1 ? 0 : 128))
    streams.coordinates.push(...bytes)
  }
  // The length of the hints.
  streams.coordinates.push(0)
}

function step(reader: ByteReader, flag: number, short: number, sameOrPositive: number): number {
  if (flag & short) return flag & sameOrPositive ? reader.u8() : -reader.u8()
  return flag & sameOrPositive ? 0 : reader.i16()
}

/** The triplet encoding of §5.2. */
function packStep(dx: number, dy: number): number[] {
  const [x, y] = [Math.abs(dx), Math.abs(dy)]
  const signX = dx < 0 ? 0 : 1
  const signY = dy < 0 ? 0 : 1
  const signs = signX + 2 * signY
  if (dx === 0 && y < 1280) return [signY + ((y & 0xf00) >> 7), y & 255]
  if (dy === 0 && x < 1280) return [10 + signX + ((x & 0xf00) >> 7), x & 255]
  if (x < 65 && y < 65 && x > 0 && y > 0)
    return [20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs, (((x - 1) & 15) << 4) | ((y - 1) & 15)]
  if (x < 769 && y < 769 && x > 0 && y > 0)
    return [84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs, (x - 1) & 255, (y - 1) & 255]
  if (x < 4096 && y < 4096) return [120 + signs, x >> 4, ((x & 15) << 4) | (y >> 8), y & 255]
  return [124 + signs, x >> 8, x & 255, y >> 8, y & 255]
}

function short255(value: number): number[] {
  if (value < 253) return [value]
  if (value < 506) return [255, value - 253]
  return value < 762 ? [254, value - 506] : [253, value >> 8, value & 255]
}
