import { byLocale, type Locale } from '#common/locales.ts'
import type { ContentReader, Post } from '../../content/content-reader.ts'
import { type LocalizedText, localize } from '../../i18n/localized.ts'
import { excerpt } from '../../metadata/page-meta.ts'
import type { PictureFiles } from '../../ui/picture-sources.ts'
import { withLinks } from '../../ui/rich-text-links.ts'
import { withPictures } from '../../ui/rich-text-pictures.ts'
import { pictureAlt } from '../../ui/shown-picture.ts'
import type { PostSummariesFile } from './post-index.ts'

/** A post as a list in one language shows it. */
export type ListedPost = {
  readonly id: number
  /** ISO 8601 instant. */
  readonly publishedAt: string
  readonly title: LocalizedText
  /** URL or site path; null shows the logo. */
  readonly image: string | null
  /** The files of an uploaded picture and the administrators' description of it; null for any other image. */
  readonly picture: (PictureFiles & { readonly alt: LocalizedText | null }) | null
  /** The beginning of the body, or all of a short one, as sanitised HTML. */
  readonly beginningHtml: string
  /** The language of the body, which may not be that of the title. */
  readonly bodyLang: Locale
  /** Whether the post goes on after its beginning. */
  readonly goesOn: boolean
}

/** Characters of text in the beginning of a body. */
const MIN_BEGINNING_LENGTH = 120

/** A post as a list in a language shows it. */
export function listedPost(post: Post, content: ContentReader, locale: Locale): ListedPost {
  const body = localize(post.bodyHtml, locale)
  const beginning = leadingBlocks(body.text, MIN_BEGINNING_LENGTH)
  const picture = content.picture(post.image)
  const languages = { page: locale, text: body.lang }
  return {
    id: post.id,
    publishedAt: post.publishedAt,
    title: localize(post.title, locale),
    image: post.image,
    picture: picture && { ...picture, alt: pictureAlt(picture, locale) },
    beginningHtml: withPictures(withLinks(beginning.html, languages), content, languages),
    bodyLang: body.lang,
    goesOn: beginning.isCut,
  }
}

/** The posts of a list's page in each language, for the island that redraws the list. */
export function postSummariesFile(posts: readonly Post[], content: ContentReader): PostSummariesFile {
  return byLocale(locale => posts.map(post => listedPost(post, content, locale)))
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g
/** The blocks that may be the last of a beginning. */
const ENDING_BLOCK = /^(?:p|ul|ol|li|blockquote|figure)$/
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'img', 'hr'])

/**
 * The first whole blocks of a rich text, up to the one in which the text reaches `minimumLength` characters. A heading
 * is never the last of them, and text that is in no block belongs to the block after it.
 *
 * @param html sanitised, so that every tag closes in order
 * @returns the blocks, and whether they leave out something that shows
 */
export function leadingBlocks(html: string, minimumLength: number): { html: string; isCut: boolean } {
  let depth = 0
  let textLength = 0
  let position = 0
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    textLength += index - position
    position = index + tag.length
    if (!VOID_TAGS.has(name ?? '')) depth += slash === '/' ? -1 : 1
    const endsHere = depth === 0 && textLength >= minimumLength && ENDING_BLOCK.test(name ?? '')
    if (endsHere) return { html: html.slice(0, position), isCut: showsSomething(html.slice(position)) }
  }
  return { html, isCut: false }
}

/** Whether rich text has words or media, and not only the empty paragraphs that an editor leaves at the end. */
function showsSomething(html: string): boolean {
  return /<(?:img|figure)\b/.test(html) || excerpt(html) !== ''
}
