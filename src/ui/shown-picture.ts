import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import type { ContentReader, Picture } from '../content/content-reader.ts'
import { langAttribute, type LocalizedText } from '../i18n/localized.ts'
import type { PictureFiles } from './picture-sources.ts'

/** A content picture with its description, before it has a slot. */
export type ShownPicture = {
  /** URL or site path; null shows the company's logo. */
  readonly image: string | null
  /** The files of an uploaded picture, of which the browser chooses size and format; null for any other image. */
  readonly picture: PictureFiles | null
  /** The description; empty when the words beside the picture say the same. */
  readonly alt: string
  /** The language of the description, where that is not the page's. */
  readonly lang?: Locale | undefined
  /** Called when there is no picture at the address. */
  readonly onError?: () => void
}

/** The administrators' description of a picture, in a language or else in Estonian. Null when there is none. */
export function pictureAlt({ alt }: Picture, locale: Locale): LocalizedText | null {
  if (alt[locale] !== null) return { text: alt[locale], lang: locale }
  return alt[DEFAULT_LOCALE] === null ? null : { text: alt[DEFAULT_LOCALE], lang: DEFAULT_LOCALE }
}

/**
 * The picture that a page shows for a content field.
 * @param image the field's value
 * @param alt the description of a picture without one of its own; empty when the words beside it say the same
 */
export function shownPicture(content: ContentReader, image: string | null, alt: string, locale: Locale): ShownPicture {
  const picture = content.picture(image)
  const said = picture && pictureAlt(picture, locale)
  return { image, picture, ...(said ? { alt: said.text, lang: langAttribute(said, locale) } : { alt }) }
}
