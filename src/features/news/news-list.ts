import { POSTS_PER_PAGE } from '../../content/content-reader.ts'
import { documentLocale } from '../../i18n/document-locale.ts'
import { isOpenedAnew, recallList, rememberList } from '../search/list-memory.ts'
import type { ListState } from '../search/list-state.ts'
import { type ListPage, ListView } from '../search/list-view.ts'
import { soughtWords } from '../search/sought-words.ts'
import { newsMessages } from './news.messages.ts'
import { readPosts, readSummaries } from './published-posts.ts'
import { findPosts } from './post-search.ts'

const MEMORY = 'news'
/** Posts that a search which found nothing offers. */
const NEAREST = 2
const INITIAL: ListState = { query: '', page: 1 }

/** Makes the news' search and pages work. */
export function startNewsList(root: HTMLElement): void {
  const items = root.querySelector<HTMLElement>('[data-list-items]')
  const field = root.querySelector<HTMLInputElement>('[data-news-search] input')
  if (!items || !field) return
  const locale = documentLocale()

  const find = async ({ query, page: asked }: ListState): Promise<ListPage> => {
    const all = await readPosts()
    const { exact, similar, nearest } = findPosts(all, soughtWords(query), NEAREST)
    const found = [...exact, ...similar]
    const pages = Math.max(1, Math.ceil(found.length / POSTS_PER_PAGE))
    const page = Math.min(asked, pages)
    const shown = found.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE)
    return {
      items: await readSummaries(shown, all, locale),
      nearest: await readSummaries(nearest, all, locale),
      found: { exact: exact.length, similar: similar.length },
      ...{ page, pages },
    }
  }

  const view = new ListView<ListState>(
    {
      root,
      find,
      initial: INITIAL,
      shown: newsMessages(locale).shown,
      search: newsSearch,
      parse: parameters => newsState(Object.fromEntries(parameters)),
      remember: ({ query, page }) => rememberList(MEMORY, { q: query, page }),
      showState: ({ query }, isTyped) => {
        if (!isTyped) field.value = query
      },
    },
    items,
  )

  const onSearch = () => {
    if (field.value !== view.state.query) view.change({ query: field.value, page: 1 }, true)
  }
  field.addEventListener('input', onSearch)
  field.addEventListener('change', () => view.endTyping())
  field.form?.addEventListener('submit', event => event.preventDefault())
  // The visitor may have been faster than this script.
  const typed = field.value
  view.open(opening(), typed !== '')
  void readPosts().catch(() => {}) // Read again when the visitor searches.
  if (document.activeElement === field && typed !== view.state.query) view.change({ query: typed, page: 1 }, true)
}

/** What the address says; an address that says nothing, and was not gone back to, shows what was chosen last. */
function opening(): ListState {
  const memory = location.search === '' && isOpenedAnew() ? recallList(MEMORY) : null
  return newsState(memory ?? Object.fromEntries(new URLSearchParams(location.search)))
}

function newsState(values: { readonly q?: unknown; readonly page?: unknown }): ListState {
  const page = Number(values.page)
  return {
    query: typeof values.q === 'string' ? values.q.slice(0, 100) : '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

function newsSearch({ query, page }: ListState): string {
  const parameters = new URLSearchParams()
  if (query.trim() !== '') parameters.set('q', query)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size === 0 ? '' : `?${parameters}`
}
