import type { ContentReader, Post } from '../../content/content-reader.ts'
import { type LocalizedText, localize } from '../../i18n/localized.ts'
import type { Locale } from '../../i18n/locales.ts'
import { pictureAlt, type PictureFiles } from '../../ui/picture-sources.ts'
import { withPictures } from '../../ui/rich-text-pictures.ts'
import { leadingBlocks } from './leading-blocks.ts'

/** A post as a list in one language shows it. */
export type ListedPost = {
  readonly id: number
  /** ISO 8601 instant. */
  readonly publishedAt: string
  readonly title: LocalizedText
  /** URL or site path; null shows the logo. */
  readonly image: string | null
  /** The files of an uploaded picture, and what it shows, as far as an administrator said it. */
  readonly picture: (PictureFiles & { readonly alt: LocalizedText | null }) | null
  /** The beginning of the body, or all of a short one. Sanitised. */
  readonly beginningHtml: string
  readonly bodyLang: Locale
  /** Whether the post goes on after its beginning. */
  readonly goesOn: boolean
}

const BEGINNING_LENGTH = 120

export function listedPost(post: Post, content: ContentReader, locale: Locale): ListedPost {
  const body = localize(post.bodyHtml, locale)
  const beginning = leadingBlocks(body.text, BEGINNING_LENGTH)
  const picture = content.picture(post.image)
  return {
    id: post.id,
    publishedAt: post.publishedAt,
    title: localize(post.title, locale),
    image: post.image,
    picture: picture && { ...picture, alt: pictureAlt(picture, locale) },
    beginningHtml: withPictures(beginning.html, content, locale),
    bodyLang: body.lang,
    goesOn: beginning.cut,
  }
}
