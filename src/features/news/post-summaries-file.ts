import type { ContentReader, Post } from '../../content/content-reader.ts'
import type { Locale } from '../../i18n/locales.ts'
import { listedPost } from './listed-post.ts'
import type { PostSummariesFile } from './post-index.ts'

/** The posts of a list's page in each language, for the island that draws the list anew. */
export function postSummariesFile(posts: readonly Post[], content: ContentReader): PostSummariesFile {
  const inLanguage = (locale: Locale) => posts.map(post => listedPost(post, content, locale))
  return { et: inLanguage('et'), en: inLanguage('en'), ru: inLanguage('ru') }
}
