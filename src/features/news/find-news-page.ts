import { POSTS_PER_PAGE } from '../../content/content-reader.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Found } from '../search/found-text.ts'
import type { ListState } from '../search/list-state.ts'
import { soughtWords } from '../search/sought-words.ts'
import type { ListedPost } from './listed-post.ts'
import { findPosts } from './post-search.ts'
import { readPosts, readSummaries } from './published-posts.ts'

/** Posts that a search which found nothing offers. */
const NEAREST = 2

/** One page of the news for a state. */
export type FoundNews = {
  readonly posts: readonly ListedPost[]
  /** Posts on all pages. */
  readonly found: Found
  /** The page shown: the last one when there are fewer than asked for. */
  readonly page: number
  readonly pages: number
}

/**
 * Where nothing is found, the page shows what comes nearest.
 * @throws Error when the index cannot be read
 */
export async function findNewsPage(state: ListState, locale: Locale): Promise<FoundNews> {
  const all = await readPosts()
  const { exact, similar, nearest } = findPosts(all, soughtWords(state.query), NEAREST)
  const found = [...exact, ...similar]
  const pages = Math.max(1, Math.ceil(found.length / POSTS_PER_PAGE))
  const page = Math.min(state.page, pages)
  const shown = found.length === 0 ? nearest : found.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE)
  const posts = await readSummaries(shown, all, locale)
  return { posts, found: { exact: exact.length, similar: similar.length }, page, pages }
}
