import { createHash } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { screenWidth } from '#common/picture-address.ts'
import { ACCEPTED_PICTURE_TYPES, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from '#common/picture-limits.ts'
import { AppError } from '../core/errors.ts'
import { encodeFirstVariant } from './encode-variant.ts'

/** A picture as the library keeps it: upright, in sRGB, without metadata. */
export type CleanPicture = {
  /** See {@link originalHash}. */
  readonly hash: string
  readonly original: { readonly file: string; readonly bytes: Uint8Array }
  readonly width: number
  readonly height: number
  /** The first variant: a WebP of {@link screenWidth}. */
  readonly screen: Uint8Array
}

/** Longer than a slow machine takes to decode or encode the largest accepted picture. */
const MAX_CODEC_SECONDS = 30

/**
 * Turns an upload into what the library keeps, in a process of its own (cleaning-process.ts). The type follows from the bytes,
 * and the decoder must read them to the end. The camera's metadata (place, time, owner, thumbnail) stays out.
 * @throws AppError PICTURE_TYPE_NOT_ACCEPTED, PICTURE_DAMAGED, PICTURE_TOO_MANY_PIXELS, PICTURE_ANIMATED
 */
export async function cleanPicture(upload: Uint8Array): Promise<CleanPicture> {
  const type = pictureType(upload)
  if (type === null) throw new AppError('PICTURE_TYPE_NOT_ACCEPTED', { details: { accepted: ACCEPTED_PICTURE_TYPES } })
  const metadata = await decodeOrRefuse(sharp(upload, { limitInputPixels: false }).metadata())
  refuseUnfit(metadata)
  // The decoder sees only the first frame of a PNG.
  if (type === 'png' && isAnimatedPng(upload)) throw new AppError('PICTURE_ANIMATED')
  const { data, info } = await decodeOrRefuse(decodeUpright(upload))
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: MAX_CODEC_SECONDS })
  const file = metadata.hasAlpha ? 'original.png' : 'original.jpg'
  // In parallel: an administrator waits for both.
  const [bytes, screen] = await Promise.all([
    encodeOriginal(pixels(), file).toBuffer(),
    encodeFirstVariant(pixels(), screenWidth(width)),
  ])
  return { hash: originalHash(bytes), original: { file, bytes }, width, height, screen }
}

/** The types that the library accepts. */
type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

/** Bytes at a file's beginning that tell its type. */
const HEAD_BYTES = 64

/**
 * A file's type by its first bytes; null when it is not accepted. Names and declared types prove nothing. An SVG can
 * carry a script, and a GIF is hardly ever a photo: neither is accepted.
 */
function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  return head.slice(4, 8) === 'ftyp' && isAvif(head) ? 'avif' : null
}

/**
 * Whether an ISO base media file is a still AVIF; `avis` is an animation. Its first box names a brand, then a version, then
 * compatible brands, four letters each. Byte 3 is the last of the box's size.
 */
function isAvif(head: string): boolean {
  const brands = [head.slice(8, 12), ...(head.slice(16, head.charCodeAt(3)).match(/.{4}/gs) ?? [])]
  return brands.includes('avif') && !brands.includes('avis')
}

/** The first 128 bits of a kept original's SHA-256, as hex. */
export function originalHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Decodes the pixels once for all outputs: for a photo, decoding is most of the work. */
function decodeUpright(upload: Uint8Array) {
  return sharp(upload, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS })
    .timeout({ seconds: MAX_CODEC_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Refuses a picture by its header alone, before it is decoded.
 * @throws AppError PICTURE_TOO_MANY_PIXELS, PICTURE_ANIMATED
 */
function refuseUnfit({ width, height, pages = 1 }: Metadata): void {
  if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE) {
    throw new AppError('PICTURE_TOO_MANY_PIXELS', {
      details: { width, height, max_pixels: MAX_PICTURE_PIXELS, max_side: MAX_PICTURE_SIDE },
    })
  }
  if (pages > 1) throw new AppError('PICTURE_ANIMATED')
}

/**
 * Encodes the original that is kept. Pictures with transparency keep it; all others are stored like photos. No visitor loads the
 * original, so it has the quick tables: a third of the time, for a thirtieth more disk space.
 */
function encodeOriginal(image: Sharp, file: string): Sharp {
  return file.endsWith('.png') ? image.png({ compressionLevel: 4 }) : image.jpeg({ quality: 90, optimiseCoding: false })
}

/** Whether a PNG is animated: it then says how many frames it has (`acTL`) before its first pixels (`IDAT`). */
function isAnimatedPng(upload: Uint8Array): boolean {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  const frames = bytes.indexOf('acTL')
  return frames !== -1 && frames < bytes.indexOf('IDAT')
}

/** Waits for the decoder. @throws AppError PICTURE_DAMAGED for its every error */
async function decodeOrRefuse<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new AppError('PICTURE_DAMAGED', { cause: error })
  }
}
