import { type PostIndexRow, POSTS_PER_PAGE } from '../../content/content-reader.ts'
import { formatDate } from '../../i18n/format.ts'
import { langAttribute, localize } from '../../i18n/localized.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localizedPath, paths, type SitePath } from '../../i18n/paths.ts'
import { createElement } from '../../ui/create-element.ts'
import { loadLater } from '../../ui/load-later.ts'
import { once, oncePer, readJson } from '../search/read-json.ts'
import { decodePosts, type PostIndex, type PostIndexFile, postIndexPartPath, postIndexPath } from './post-index.ts'

/** Titles and dates of all posts, newest first. */
export const readPosts = once(async (): Promise<readonly PostIndexRow[]> => {
  const { parts } = await readJson<PostIndex>(postIndexPath)
  const files = await Promise.all(parts.map(part => readJson<PostIndexFile>(postIndexPartPath(part))))
  return newestFirst(files.flatMap(decodePosts))
})

function newestFirst(posts: readonly PostIndexRow[]): PostIndexRow[] {
  return posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
}

const readPage = oncePer(async (path: SitePath) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
})

/**
 * The summaries of posts as the list's prebuilt pages show them: what a search finds looks like the rest of the list,
 * and no second copy of the texts is published for it.
 * @param all the whole list, newest first
 */
export function readSummaries(
  posts: readonly PostIndexRow[],
  all: readonly PostIndexRow[],
  locale: Locale,
): Promise<HTMLElement[]> {
  const wholeParts = Math.floor(all.length / POSTS_PER_PAGE)
  return Promise.all(
    posts.map(async post => {
      const part = Math.floor((all.length - 1 - all.indexOf(post)) / POSTS_PER_PAGE) + 1
      const isOnFirst = part > wholeParts || all.length <= POSTS_PER_PAGE
      const page = await readPage(localizedPath(locale, isOnFirst ? paths.news : paths.newsArchive(part)))
      const summary = page.querySelector<HTMLElement>(`[data-post="${post.id}"]`)
      return summary ? adopted(summary) : titleOnly(post, locale)
    }),
  )
}

function adopted(summary: HTMLElement): HTMLElement {
  const copy = document.importNode(summary, true)
  for (const image of copy.querySelectorAll('img')) loadLater(image)
  return copy
}

/** For a post whose page was published between two downloads. */
function titleOnly({ id, title, publishedAt }: PostIndexRow, locale: Locale): HTMLElement {
  const name = localize(title, locale)
  const heading = createElement(
    'h2',
    {},
    createElement('a', { href: localizedPath(locale, paths.post(id)), textContent: name.text }),
  )
  const lang = langAttribute(name, locale)
  if (lang) heading.lang = lang
  const date = createElement('p', { className: 'eyebrow', textContent: formatDate(publishedAt) })
  return createElement('li', { className: 'post-summary' }, createElement('article', {}, date, heading))
}
