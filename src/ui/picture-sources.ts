import { pictureAddress, type PictureFormat, SCREEN_WIDTH, variantFile } from '#common/picture-address.ts'
import type { Picture } from '../content/content-reader.ts'

/** The width in pixels that is enough for a card of a list or a line of the cart, also on a sharp screen. */
const MEDIUM_WIDTH = 640

/** The width in pixels of the one WebP file for the few old browsers without AVIF. */
const FALLBACK_WIDTH = 960

/** The facts that the addresses of an uploaded picture's files are made of. */
export type PictureFiles = Omit<Picture, 'alt'>

/** The values of a picture's attributes in HTML. */
export type PictureSources = {
  /** One WebP, for browsers that choose from no list. */
  readonly src: string
  /** `srcset` of `<img>`; undefined when there is AVIF. */
  readonly webp: string | undefined
  /** `srcset` of a `<source>` before `<img>`; null until AVIF is made. */
  readonly avif: string | null
}

/** The addresses of an uploaded picture's files, for `<img>` and `<source>`. */
export function pictureSources({ hash, webp, avif }: PictureFiles): PictureSources {
  const address = (width: number, format: PictureFormat) => pictureAddress(hash, variantFile(width, format))
  const list = (widths: readonly number[], format: PictureFormat) =>
    widths.map(width => `${address(width, format)} ${width}w`).join(', ')
  // Every picture has a WebP file (content-reader.ts).
  const largest = webp.findLast(width => width <= SCREEN_WIDTH) ?? (webp[0] as number)
  if (avif.length === 0) return { src: address(largest, 'webp'), webp: list(webp, 'webp'), avif: null }
  const fallback = webp.find(width => width >= FALLBACK_WIDTH) ?? largest
  return { src: address(fallback, 'webp'), webp: undefined, avif: list(avif, 'avif') }
}

/**
 * The address of one WebP file of medium width, for a small place, where a list of addresses would weigh more than it saves.
 * @param picture null when `image` is not an uploaded picture; the answer is `image` then
 */
export function mediumImage(picture: PictureFiles | null, image: string | null): string | null {
  if (picture === null) return image
  const width = picture.webp.find(candidate => candidate >= MEDIUM_WIDTH) ?? picture.webp.at(-1)
  return width === undefined ? image : pictureAddress(picture.hash, variantFile(width, 'webp'))
}
