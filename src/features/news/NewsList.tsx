import { type ReactNode, useEffect } from 'react'
import type { Locale } from '#common/locales.ts'
import { POSTS_PER_PAGE } from '../../content/content-reader.ts'
import { FoundList, LIST_CONTROLS, ListShown } from '../search/FoundList.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { endSearch } from '../search/end-search.ts'
import { type ListState, listSearch, listState } from '../search/list-state.ts'
import { type ListKind, useList } from '../search/use-list.ts'
import { PostSummaries } from './PostSummaries.tsx'
import { newsMessages } from './news.i18n.ts'
import { findNewsPage, readPosts } from './published-posts.ts'

type NewsListProps = {
  readonly locale: Locale
  /** The path of the list's first page, with its language prefix. */
  readonly path: string
  /** Number of prebuilt posts. */
  readonly count: number
  /** Number of posts in the whole list. */
  readonly total: number
  /** The prebuilt posts. */
  readonly children?: ReactNode
}

const NEWS: ListKind<ListState> = { memory: 'news', parse: listState, search: listSearch }

/** The list of news: the prebuilt posts, until the visitor searches or turns to another page. */
export function NewsList({ locale, path, count, total, children }: NewsListProps) {
  const t = newsMessages(locale)
  const find = (state: ListState) => findNewsPage(state, locale)
  const list = useList({ kind: NEWS, path, total, perPage: POSTS_PER_PAGE, find })
  // Reads the posts before the first search. After a failure the search reads them again.
  useEffect(() => void readPosts().catch(() => {}), [])

  const { items, shown } = list
  return (
    <>
      <search>
        <form className={`${LIST_CONTROLS} mb-[clamp(2rem,4vw,3rem)]`} autoComplete="off" onSubmit={endSearch}>
          <SearchField label={t.search} list={list} />
          <ListShown
            className="leading-11"
            locale={locale}
            list={list}
            text={t.shown(items?.length ?? count, shown.found.exact + shown.found.similar)}
          />
        </form>
      </search>
      <FoundList locale={locale} list={list}>
        {items ? <PostSummaries locale={locale} posts={items} /> : children}
      </FoundList>
    </>
  )
}
