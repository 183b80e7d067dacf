import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FoundPage } from './found-page.ts'
import { type ListState, withStateOf } from './list-state.ts'

/** One kind of list: the shop's, the news'. */
export type ListKind<State extends ListState> = {
  /** Key of this tab's memory, and the `data-list` of the page's region of the list (src/inline/list.js). */
  readonly memory: string
  parse(parameters: URLSearchParams): State
  /** The address's query of a state: empty for the list's beginning, or beginning with `?`. */
  search(state: State): string
}

type ListUse<State extends ListState, Item> = {
  readonly kind: ListKind<State>
  /** The page's path, which the prebuilt links need before there is an address bar. */
  readonly path: string
  /** Items in the whole list, and on one of its prebuilt pages. */
  readonly total: number
  readonly perPage: number
  find(state: State): Promise<FoundPage<Item>>
}

/** The answer to a state, which may be older than what the visitor asks now. */
type Answer<State, Item> = { readonly search: string; readonly state: State; readonly page: FoundPage<Item> }

export type List<State extends ListState, Item> = {
  /** What the visitor asks for. */
  readonly state: State
  /** What the list answers. */
  readonly answered: State
  /** The items of the answer; null: those that the page was built with. */
  readonly items: readonly Item[] | null
  readonly shown: Omit<FoundPage<Item>, 'items'>
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Shows another state and makes it a step of the history; a text that is typed is one step. */
  change(change: Partial<State>, isTyped?: boolean): void
  /** The next letter begins a new step of the history. */
  endTyping(): void
  /** Searches for nothing any more. */
  showAll(): void
  retry(): void
  /** Shows another page of the list, from its top. */
  turnTo(page: number): void
  addressOf(page: number): string
}

/** Tells the list, and the links that take the address along, of an address that the list changed. */
const SHOWN = 'list:shown'

/**
 * A prebuilt list that the visitor searches and leafs through. Its state is what the address says, and remembered for this
 * tab; at the list's beginning it shows what the page was built with. An answer stays until the next one is there.
 */
export function useList<State extends ListState, Item>(use: ListUse<State, Item>): List<State, Item> {
  const { kind, path, total, perPage, find } = use
  const query = useSyncExternalStore(listen, addressQuery, noQuery)
  const state = kind.parse(new URLSearchParams(query))
  const search = kind.search(state)
  const { answer, tryAgain, ...waiting } = useAnswer(state, search, find)
  const answered = answer?.state ?? kind.parse(new URLSearchParams())
  /** Whether the newest history entry is a search text that is still being typed. */
  const isTyping = useRef(false)

  useEffect(() => {
    regionOf(kind)?.removeAttribute('data-pending')
    const stopTyping = () => {
      isTyping.current = false
    }
    addEventListener('popstate', stopTyping)
    return () => removeEventListener('popstate', stopTyping)
  }, [kind])
  useEffect(() => rememberList(kind.memory, location.pathname + search), [kind, search])

  const change = (part: Partial<State>, isTyped = false) => {
    const now = kind.parse(new URLSearchParams(location.search))
    const target = location.pathname + withStateOf(kind.search({ ...now, ...part }), location.search)
    const isSameStep = (isTyped && isTyping.current) || target === location.pathname + location.search
    if (isSameStep) history.replaceState(history.state, '', target)
    else history.pushState(null, '', target)
    isTyping.current = isTyped
    dispatchEvent(new Event(SHOWN))
  }
  const endTyping = () => {
    isTyping.current = false
  }
  /** What was pressed may go with the answer: the list takes the focus. */
  const focusList = () => regionOf(kind)?.focus({ preventScroll: true })
  const showAll = () => {
    change({ query: '', page: 1 } as Partial<State>)
    focusList()
  }
  const retry = () => {
    tryAgain()
    focusList()
  }
  const turnTo = (page: number) => {
    change({ page } as Partial<State>)
    focusList()
    regionOf(kind)?.scrollIntoView()
  }
  const addressOf = (page: number) => path + withStateOf(kind.search({ ...answered, page }), query)
  const shown = answer?.page ?? { page: 1, pages: Math.ceil(total / perPage), found: { exact: total, similar: 0 } }
  const items = answer?.page.items ?? null
  return { state, answered, items, shown, ...waiting, change, endTyping, showAll, retry, turnTo, addressOf }
}

/**
 * Remembers for this browser tab how a list was left (specification §3), as the address that shows it so. Pages below the
 * list lead back to it (src/inline/way-back.js); a list that is opened plainly is forgotten (src/inline/list.js). Storage
 * may be closed to the page.
 */
function rememberList(key: string, address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // The address bar says it too.
  }
}

/**
 * Finds what a state asks for; the latest question counts.
 * @param search of the state; empty: nothing has to be found
 */
function useAnswer<State, Item>(state: State, search: string, find: (state: State) => Promise<FoundPage<Item>>) {
  const [answer, setAnswer] = useState<Answer<State, Item> | null>(null)
  const [failed, setFailed] = useState<{ readonly search: string; readonly tries: number } | null>(null)
  const [tries, setTries] = useState(0)
  // The next question begins with what the page was built with, too.
  if (search === '' && answer) setAnswer(null)
  // What the state asks for is said by `search`: the same question is asked again on purpose only.
  const ask = useEffectEvent(() => find(state).then(page => ({ search, state, page })))

  useEffect(() => {
    if (search === '') return
    let isLatest = true
    ask().then(
      found => isLatest && setAnswer(found),
      () => isLatest && setFailed({ search, tries }),
    )
    return () => {
      isLatest = false
    }
  }, [search, tries])

  const isWanted = search !== '' && answer?.search !== search
  const hasFailed = isWanted && failed?.search === search && failed.tries === tries
  return { answer, isBusy: isWanted && !hasFailed, hasFailed, tryAgain: () => setTries(tries + 1) }
}

function listen(onChange: () => void): () => void {
  for (const type of ['popstate', SHOWN]) addEventListener(type, onChange)
  return () => {
    for (const type of ['popstate', SHOWN]) removeEventListener(type, onChange)
  }
}

function addressQuery(): string {
  return location.search
}

function noQuery(): string {
  return ''
}

function regionOf({ memory }: Pick<ListKind<never>, 'memory'>): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-list="${memory}"]`)
}
