import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { Post } from '../../content/content-reader.ts'
import { localize } from '../../i18n/localized.ts'
import { absoluteUrl, organizationInBrief, type StructuredData } from '../../metadata/structured-data.ts'

/** A post as a schema.org NewsArticle. */
export function articleStructuredData(post: Post, locale: Locale, origin: string): StructuredData {
  const title = localize(post.title, locale)
  const publisher = organizationInBrief(origin)
  return {
    '@type': 'NewsArticle',
    headline: title.text,
    inLanguage: title.lang,
    datePublished: post.publishedAt,
    isAccessibleForFree: true,
    mainEntityOfPage: origin + localizedPath(title.lang, paths.post(post.id)),
    image: [post.sharePictures[locale], ...(post.image === null ? [] : [post.image])].map(image => absoluteUrl(image, origin)),
    author: publisher,
    publisher,
  }
}
