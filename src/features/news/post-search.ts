import type { PostIndexRow } from '../../content/content-reader.ts'
import { packTexts } from '../../i18n/localized.ts'
import { foldedWords } from '../search/fold-text.ts'
import type { FoundItems } from '../search/found-page.ts'
import { RANK, TextSearch } from '../search/text-search.ts'

/** The prepared searches, each by its list of posts. */
const SEARCHES = new WeakMap<readonly PostIndexRow[], TextSearch>()

/**
 * Searches the posts' titles in all languages. Better matches come first; among equal ones the list's order stays.
 * @param posts the same list each time, so that the search prepares it once
 * @param words from `soughtWords`; without any, all posts are found
 * @param nearest how many of the nearest posts to give when the search finds none
 */
export function findPosts(posts: readonly PostIndexRow[], words: readonly string[], nearest: number): FoundItems<PostIndexRow> {
  if (words.length === 0) return { exact: posts, similar: [], nearest: [] }
  const search = SEARCHES.get(posts) ?? searchOf(posts)
  const ranks = search.ranks(words, 'all')
  const postsOf = (isWanted: (rank: number) => boolean) =>
    Object.values(RANK)
      .filter(isWanted)
      .flatMap(rank => posts.filter((_, place) => ranks[place] === rank))
  const exact = postsOf(isExact)
  const similar = postsOf(rank => !isExact(rank))
  const isNothing = exact.length + similar.length === 0
  return { exact, similar, nearest: isNothing ? search.nearest(words, nearest).flatMap(place => posts[place] ?? []) : [] }
}

/** Whether items of this rank have the words as typed. */
function isExact(rank: number): boolean {
  return rank <= RANK.part
}

function searchOf(posts: readonly PostIndexRow[]): TextSearch {
  const titles = posts.map(({ title }) => foldedWords(packTexts(title)))
  const search = new TextSearch({ titles, names: titles.map(() => '') })
  SEARCHES.set(posts, search)
  return search
}
