import type { Sharp } from 'sharp'
import type { PictureFormat } from '#common/picture-address.ts'

/** Quality and effort of each format: no loss that the eye sees, and an effort that a background job can afford. */
const ENCODERS: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  webp: image => image.webp({ quality: 80, effort: 3 }),
  avif: image => image.avif({ quality: 55, effort: 3 }),
}

/** Encodes the upright picture at a width, in sRGB and without metadata. */
export function encodeVariant(upright: Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  return ENCODERS[format](upright.toColourspace('srgb').resize({ width })).toBuffer()
}

/** Encodes a WebP like {@link encodeVariant}'s, for an administrator who waits: in a third of the time, a twentieth larger. */
export function encodeFirstVariant(upright: Sharp, width: number): Promise<Buffer> {
  return upright.resize({ width }).webp({ quality: 80, effort: 0 }).toBuffer()
}
