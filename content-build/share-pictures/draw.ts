import { fileURLToPath } from 'node:url'
import type { ReactNode } from 'react'
import satori, { type SatoriOptions } from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { COLOR } from '#common/site-colors.ts'
import type { ShareDesign } from '../content/share-design.ts'
import { drawableText } from './drawable-text.ts'
import { loadFonts } from './fonts.ts'
import { type Box, frame, HEIGHT, MARK, PICTURE_WIDTH, textWidth, WIDTH } from './frame.ts'
import { fittedTitle } from './title.ts'

const LOGO = fileURLToPath(new URL('../../public/logo.svg', import.meta.url))

/** Messengers leave out much larger pictures. */
const MAX_BYTES = 100_000
/** JPEG qualities: the first is used with which the picture is small enough, else the last. */
const QUALITIES = [84, 74, 62, 48, 34] as const
/** More pixels than any camera's: a file that claims more is no picture. */
const MAX_PIXELS = 60_000_000

export type DrawnPicture = {
  readonly jpeg: Uint8Array
  /** Why the content's own picture is missing, when its file exists but could not be read. */
  readonly trouble: string | null
}

/** What all pictures need. `mark` is the site's logo. */
type Materials = { readonly fonts: SatoriOptions['fonts']; readonly mark: Buffer }
/** Loaded for the first picture. */
let materials: Promise<Materials> | null = null

/** A box as satori's types want it: it takes plain objects of an element's shape, and its types know only React's. */
const element = (box: Box) => box as unknown as ReactNode

/**
 * Draws a share picture: 1200 × 630 pixels, JPEG, below 100 kB. The same design and image give the same bytes.
 * @param image bytes of the content's picture, see local-image.ts
 * @throws when the words cannot be set or the JPEG cannot be made; leaves out a content picture that it cannot read
 */
export async function drawSharePicture(design: ShareDesign, image: Uint8Array | null): Promise<DrawnPicture> {
  const { fonts, mark } = await (materials ??= loadMaterials())
  const { picture, trouble } = await contentPicture(image)
  const width = textWidth(picture !== null)
  const heightOf = async (title: Box) => heightOfSvg(await satori(element(title), { width, fonts }))
  const title = await fittedTitle(drawableText(design.title), width, heightOf)
  const words = await satori(element(frame(design, title, picture !== null)), { width: WIDTH, height: HEIGHT, fonts })
  const layers: OverlayOptions[] = [
    { input: Buffer.from(words), left: 0, top: 0 },
    { input: mark, left: MARK.left, top: MARK.top },
    ...(picture ? [{ input: picture, left: WIDTH - PICTURE_WIDTH, top: 0 }] : []),
  ]
  return { jpeg: await jpegOf(layers), trouble }
}

async function loadMaterials(): Promise<Materials> {
  return { fonts: loadFonts(), mark: await sharp(LOGO, { density: 144 }).resize(MARK.size, MARK.size).png().toBuffer() }
}

/** The content's picture in the size of its place, or why it cannot be read. */
async function contentPicture(image: Uint8Array | null): Promise<{ picture: Buffer | null; trouble: string | null }> {
  if (image === null) return { picture: null, trouble: null }
  try {
    const picture = await sharp(image, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover' })
      .flatten({ background: COLOR.paper })
      .png()
      .toBuffer()
    return { picture, trouble: null }
  } catch (error) {
    return { picture: null, trouble: error instanceof Error ? error.message : String(error) }
  }
}

async function jpegOf(layers: OverlayOptions[]): Promise<Uint8Array> {
  const pixels = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOR.paper } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const { width, height, channels } = pixels.info
    jpeg = await sharp(pixels.data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.byteLength <= MAX_BYTES) break
  }
  return jpeg
}

/** The height that satori gave a drawing, in pixels; infinite where it says none. */
function heightOfSvg(svg: string): number {
  return Number(/^<svg[^>]*\bheight="([\d.]+)"/.exec(svg)?.[1] ?? Infinity)
}
