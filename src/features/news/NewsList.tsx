import { type ReactNode, useEffect, useRef } from 'react'
import { POSTS_PER_PAGE } from '../../content/content-reader.ts'
import type { Locale } from '../../i18n/locales.ts'
import { foundText } from '../search/found-text.ts'
import { ListNote } from '../search/ListNote.tsx'
import { type ListState, listSearch, listState } from '../search/list-state.ts'
import { Pagination } from '../search/Pagination.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { type ListKind, useList } from '../search/use-list.ts'
import { findNewsPage } from './find-news-page.ts'
import { newsMessages } from './news.messages.ts'
import { PostSummaries } from './PostSummaries.tsx'
import { readPosts } from './published-posts.ts'
import { LIST_CONTROLS, LIST_ITEMS, LIST_SHOWN } from '../search/list-looks.ts'

type NewsListProps = {
  readonly locale: Locale
  /** Of the list's first page. */
  readonly path: string
  /** Prebuilt posts. */
  readonly count: number
  /** Posts in the whole list. */
  readonly total: number
  /** The prebuilt posts. */
  readonly children?: ReactNode
}

const INITIAL: ListState = { query: '', page: 1 }
const NEWS: ListKind<ListState> = { memory: 'news', parse: listState, search: listSearch }

/** The news: prebuilt posts until the visitor asks for others by search and pages. */
export function NewsList({ locale, path, count, total: all, children }: NewsListProps) {
  const t = newsMessages(locale)
  const place = useRef<HTMLDivElement>(null)
  const list = useList({ kind: NEWS, path, find: (state: ListState) => findNewsPage(state, locale), place })
  // Read again when the visitor searches.
  useEffect(() => void readPosts().catch(() => {}), [])

  const { state, answer, change } = list
  const { page, pages, found, posts } = answer?.page ?? {
    page: 1,
    pages: Math.ceil(all / POSTS_PER_PAGE),
    found: { exact: all, similar: 0 },
    posts: [],
  }
  const total = found.exact + found.similar
  const isNothing = total === 0
  const search = (query: string) => {
    if (query !== state.query) change({ query, page: 1 }, true)
  }
  return (
    <>
      <search>
        <form
          className={`${LIST_CONTROLS} mb-[clamp(2rem,4vw,3rem)]`}
          autoComplete="off"
          onSubmit={event => event.preventDefault()}
        >
          <SearchField label={t.search} query={state.query} onType={search} onDone={list.endTyping} />
          <output className={`${LIST_SHOWN} leading-11`} data-list-shown data-nothing={isNothing ? '' : undefined}>
            {foundText(locale, answer?.state.query ?? '', found, t.shown(answer ? posts.length : count, total))}
          </output>
        </form>
      </search>
      <ListNote
        locale={locale}
        isNothing={isNothing}
        hasNearest={posts.length > 0}
        onShowAll={() => change({ query: '', page: 1 })}
        hasFailed={list.hasFailed}
        onRetry={list.retry}
      />
      <div className={LIST_ITEMS} data-list-items aria-busy={list.isBusy ? true : undefined} ref={place}>
        {answer ? <PostSummaries locale={locale} posts={posts} /> : children}
      </div>
      <div className="noscript:hidden!" data-list-pagination>
        <Pagination
          locale={locale}
          page={page}
          pages={pages}
          href={number => list.addressOf({ ...(answer?.state ?? INITIAL), page: number })}
          onPage={list.turnTo}
        />
      </div>
    </>
  )
}
