import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import type { ContentReader, Picture } from '../content/content-reader.ts'
import { langAttribute, type LocalizedText } from '../i18n/localized.ts'
import type { PictureFiles } from './picture-sources.ts'

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

/** What an administrator says the picture shows, in the page's language or else in Estonian; null when nothing is said. */
export function pictureAlt({ alt }: Picture, locale: Locale): LocalizedText | null {
  if (alt[locale] !== null) return { text: alt[locale], lang: locale }
  return alt[DEFAULT_LOCALE] === null ? null : { text: alt[DEFAULT_LOCALE], lang: DEFAULT_LOCALE }
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
