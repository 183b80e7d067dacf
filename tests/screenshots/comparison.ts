import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** How two pictures differ. */
export type Difference = {
  /** Pixels that are not the same; all of those outside either, in the width and height of both. */
  readonly pixels: number
  /** PNG: what is the same pale, what differs red. Null when nothing does. */
  readonly picture: Buffer | null
}

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

const CHANNELS = 3
const RED = [220, 0, 40] as const

/** Compares two PNG files pixel by pixel. */
export async function compare(before: string, after: string): Promise<Difference> {
  const [first, second] = await Promise.all([readFile(before), readFile(after)])
  if (first.equals(second)) return { pixels: 0, picture: null }
  const [one, other] = await Promise.all([decode(first), decode(second)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const drawn = Buffer.alloc(width * height * CHANNELS)
  let pixels = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS
      if (drawSame(one, other, { x, y, drawn, at })) continue
      pixels += 1
      drawn.set(RED, at)
    }
  if (pixels === 0) return { pixels, picture: null }
  return {
    pixels,
    picture: await sharp(drawn, { raw: { width, height, channels: CHANNELS } })
      .png()
      .toBuffer(),
  }
}

type Place = { readonly x: number; readonly y: number; readonly drawn: Buffer; readonly at: number }

/** Draws the colour that both have there, paled. @returns false where they differ */
function drawSame(one: Pixels, other: Pixels, { x, y, drawn, at }: Place): boolean {
  if (x >= one.width || x >= other.width || y >= one.height || y >= other.height) return false
  const [oneAt, otherAt] = [(y * one.width + x) * CHANNELS, (y * other.width + x) * CHANNELS]
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const value = one.data[oneAt + channel] ?? 0
    if (value !== other.data[otherAt + channel]) return false
    drawn[at + channel] = 200 + (value * 55) / 255
  }
  return true
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
