import type { PostIndexRow } from '../../content/content-reader.ts'
import { packTexts } from '../../i18n/localized.ts'
import { foldedWords } from '../search/fold-text.ts'
import type { FoundItems } from '../search/found-page.ts'
import { RANK, TextSearch } from '../search/text-search.ts'

/** One prepared search per list of posts. */
const SEARCHES = new WeakMap<readonly PostIndexRow[], TextSearch>()

/**
 * Searches the titles in all languages, as `ProductSearch` does; better matches come first, else the list's order stays.
 * @param posts the same list each time, so that the search prepares it once
 * @param words from `soughtWords`; none: all posts
 */
export function findPosts(posts: readonly PostIndexRow[], words: readonly string[], nearest: number): FoundItems<PostIndexRow> {
  if (words.length === 0) return { exact: posts, similar: [], nearest: [] }
  const search = SEARCHES.get(posts) ?? searchOf(posts)
  const ranks = search.ranks(words, 'all')
  const ofRank = (rank: number) => posts.filter((_, place) => ranks[place] === rank)
  const [exact, similar] = [Object.values(RANK).filter(isExact), Object.values(RANK).filter(rank => !isExact(rank))].map(some =>
    some.flatMap(ofRank),
  ) as [PostIndexRow[], PostIndexRow[]]
  const isNothing = exact.length + similar.length === 0
  return { exact, similar, nearest: isNothing ? search.nearest(words, nearest).flatMap(place => posts[place] ?? []) : [] }
}

function isExact(rank: number): boolean {
  return rank <= RANK.part
}

function searchOf(posts: readonly PostIndexRow[]): TextSearch {
  const titles = posts.map(({ title }) => foldedWords(packTexts(title)))
  const search = new TextSearch({ titles, names: titles.map(() => '') })
  SEARCHES.set(posts, search)
  return search
}
