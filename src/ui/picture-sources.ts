import type { Locale } from '#common/locales.ts'
import { pictureAddress, variantFile } from '#common/picture-address.ts'
import type { ContentReader, Picture } from '../content/content-reader.ts'
import { langAttribute, type LocalizedText } from '../i18n/localized.ts'

/** Enough for a slot of the page's full width on a laptop. */
const SCREEN_WIDTH = 1600
/** Enough for a card of a list or a line of the cart, also on a sharp screen. */
const MEDIUM_WIDTH = 640

/** For the few old browsers without AVIF: one file instead of a list. */
const FALLBACK_WIDTH = 960

/** The data that name the files of an uploaded picture. */
export type PictureFiles = Omit<Picture, 'alt'>

/** A content picture, for any place. */
export type ShownPicture = {
  /** URL or site path; null shows the company's logo. */
  readonly image: string | null
  /** The files of an uploaded picture, which then comes in the size and format that the browser wants. */
  readonly picture: PictureFiles | null
  /** Empty when the words beside it say it already. */
  readonly alt: string
  readonly lang?: Locale | undefined
  /** Told when there is no picture at the address. */
  readonly onError?: () => void
}

/** The files of an uploaded picture: `src` and `webp` as `<img>` wants them, `avif` as a `<source>` before it. */
export type PictureSources = { readonly src: string; readonly webp: string | undefined; readonly avif: string | null }

export function pictureSources({ hash, webp, avif }: PictureFiles): PictureSources {
  const address = (width: number, format: 'webp' | 'avif') => pictureAddress(hash, variantFile(width, format))
  const list = (widths: readonly number[], format: 'webp' | 'avif') =>
    widths.map(width => `${address(width, format)} ${width}w`).join(', ')
  const largest = webp.findLast(width => width <= SCREEN_WIDTH) ?? (webp[0] as number)
  if (avif.length === 0) return { src: address(largest, 'webp'), webp: list(webp, 'webp'), avif: null }
  const fallback = webp.find(width => width >= FALLBACK_WIDTH) ?? largest
  return { src: address(fallback, 'webp'), webp: undefined, avif: list(avif, 'avif') }
}

/**
 * One address that does for a small place, where a list of them would weigh more than it saves.
 * @param image what a content field holds; an address that is no uploaded picture's is given back
 */
export function mediumImage(picture: PictureFiles | null, image: string | null): string | null {
  if (picture === null) return image
  const width = picture.webp.find(candidate => candidate >= MEDIUM_WIDTH) ?? picture.webp.at(-1)
  return width === undefined ? image : pictureAddress(picture.hash, variantFile(width, 'webp'))
}

/** What an administrator says the picture shows, in the page's language or else in Estonian; null when nothing is said. */
export function pictureAlt({ alt }: Picture, locale: Locale): LocalizedText | null {
  if (alt[locale] !== null) return { text: alt[locale], lang: locale }
  return alt.et === null ? null : { text: alt.et, lang: 'et' }
}

/**
 * What a page shows at the address of a content field.
 * @param alt said where an uploaded picture has no text of its own; empty when the words beside it say it already
 */
export function shownPicture(content: ContentReader, image: string | null, alt: string, locale: Locale): ShownPicture {
  const picture = content.picture(image)
  const said = picture && pictureAlt(picture, locale)
  return { image, picture, ...(said ? { alt: said.text, lang: langAttribute(said, locale) } : { alt }) }
}
