import type { Locale } from '#common/locales.ts'
import { once } from '#common/once.ts'
import { type PostIndexRow, POSTS_PER_PAGE } from '../../content/content-reader.ts'
import { localize, packTexts } from '../../i18n/localized.ts'
import { foldedWords } from '../search/fold-text.ts'
import { type FoundItems, type FoundPage, pageOf } from '../search/found-page.ts'
import type { ListState } from '../search/list-state.ts'
import { oncePer, readJson, readJsonIfThere } from '../search/read-json.ts'
import { soughtWords } from '../search/sought-words.ts'
import { inRankOrder, isExact, TextSearch } from '../search/text-search.ts'
import type { ListedPost } from './listed-post.ts'
import {
  decodePosts,
  newestSummariesPath,
  type PostIndex,
  type PostIndexFile,
  postIndexPartPath,
  postIndexPath,
  type PostSummariesFile,
  postSummariesPath,
} from './post-index.ts'

/** How many posts to offer after a search without results. */
const NEAREST_COUNT = 2

/** Reads the titles and dates of all posts, newest first. */
export const readPosts = once(async (): Promise<readonly PostIndexRow[]> => {
  const { parts } = await readJson<PostIndex>(postIndexPath)
  const files = await Promise.all(parts.map(part => readJson<PostIndexFile>(postIndexPartPath(part))))
  return newestFirst(files.flatMap(decodePosts))
})

function newestFirst(posts: readonly PostIndexRow[]): PostIndexRow[] {
  return posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
}

/** The search in the posts' titles in all languages. */
const readSearch = once(async () => {
  const titles = (await readPosts()).map(({ title }) => foldedWords(packTexts(title)))
  return new TextSearch({ titles, names: titles.map(() => '') })
})

const readSummariesFile = oncePer((path: string) => readJsonIfThere<PostSummariesFile>(path))

/**
 * Finds the page of the news that a state asks for.
 * @throws Error when the browser cannot read the index
 */
export async function findNewsPage(state: ListState, locale: Locale): Promise<FoundPage<ListedPost>> {
  const all = await readPosts()
  const page = pageOf(await findPosts(all, state.query), state.page, POSTS_PER_PAGE)
  return { ...page, items: await readSummaries(page.items, all, locale) }
}

/**
 * The posts whose titles have a query's words. Better matches come first; among equal ones the list's order stays.
 * @param posts the whole list, newest first
 */
async function findPosts(posts: readonly PostIndexRow[], query: string): Promise<FoundItems<PostIndexRow>> {
  const words = soughtWords(query)
  if (words.length === 0) return { exact: posts, similar: [], nearest: [] }
  const search = await readSearch()
  const ranks = search.ranks(words, 'all')
  const found = inRankOrder([...posts.keys()], ranks)
  const postsAt = (places: readonly number[]) => places.flatMap(place => posts[place] ?? [])
  return {
    exact: postsAt(found.filter(place => isExact(ranks[place] ?? 0))),
    similar: postsAt(found.filter(place => !isExact(ranks[place] ?? 0))),
    nearest: found.length === 0 ? postsAt(search.nearest(words, NEAREST_COUNT)) : [],
  }
}

/**
 * Reads posts as the list shows them, from the files of its prebuilt parts.
 * @param all the whole list, newest first
 * @throws Error when the browser cannot read a part
 */
function readSummaries(posts: readonly PostIndexRow[], all: readonly PostIndexRow[], locale: Locale): Promise<ListedPost[]> {
  // Parts count from 1 at the oldest post, and only full parts have a file (content-reader.ts). The newest posts have their own.
  const wholeParts = Math.floor(all.length / POSTS_PER_PAGE)
  return Promise.all(
    posts.map(async post => {
      const part = Math.floor((all.length - 1 - all.indexOf(post)) / POSTS_PER_PAGE) + 1
      const isOnFirst = part > wholeParts || all.length <= POSTS_PER_PAGE
      const summaries = await readSummariesFile(isOnFirst ? newestSummariesPath : postSummariesPath(part))
      return summaries?.[locale].find(({ id }) => id === post.id) ?? titleOnly(post, locale)
    }),
  )
}

/** A post of which only the index is known: a publication between two downloads may have replaced the file of its part. */
function titleOnly({ id, title, publishedAt }: PostIndexRow, locale: Locale): ListedPost {
  const shown = localize(title, locale)
  return { id, publishedAt, title: shown, image: null, picture: null, beginningHtml: '', bodyLang: shown.lang, goesOn: true }
}
