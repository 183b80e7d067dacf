import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FoundPage } from './found-page.ts'
import { addressQuery, changeAddress, listenToAddress } from './list-address.ts'
import { type ListState, withStateOf } from './list-state.ts'

/** One kind of list: the shop's, the news'. */
export type ListKind<State extends ListState> = {
  /** Key of this tab's memory, and the `data-list` of the list's region in the page (src/inline/list.js). */
  readonly memory: string
  parse(parameters: URLSearchParams): State
  /** The address's query of a state: empty for the list's beginning, or beginning with `?`. */
  search(state: State): string
}

type ListUse<State extends ListState, Item> = {
  readonly kind: ListKind<State>
  /** The page's path: the build needs it for links, without an address bar. */
  readonly path: string
  /** Items in the whole list, and on one of its prebuilt pages. */
  readonly total: number
  readonly perPage: number
  find(state: State): Promise<FoundPage<Item>>
}

/** The answer to a state, which may be older than the visitor's present one. */
type Answer<State, Item> = { readonly search: string; readonly state: State; readonly page: FoundPage<Item> }

export type List<State extends ListState, Item> = {
  /** The visitor's wish. */
  readonly state: State
  /** The state of the answer shown. */
  readonly answered: State
  /** The items of the answer; null: those of the built page. */
  readonly items: readonly Item[] | null
  readonly shown: Omit<FoundPage<Item>, 'items'>
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Shows another state and makes it a step of the browser's history; one typed text is one step. */
  change(change: Partial<State>, isTyped?: boolean): void
  /** The next keystroke begins a new step of the history. */
  endTyping(): void
  /** Ends the search. */
  showAll(): void
  retry(): void
  /** Shows another page of the list, from its top. */
  turnTo(page: number): void
  addressOf(page: number): string
}

/**
 * A prebuilt list that the visitor searches and pages through. The address has its state, and this tab remembers it; at the
 * beginning the list shows the built items. An answer stays until the next one arrives.
 */
export function useList<State extends ListState, Item>(use: ListUse<State, Item>): List<State, Item> {
  const { kind, path, total, perPage, find } = use
  const query = useSyncExternalStore(listenToAddress, addressQuery, noQuery)
  const state = kind.parse(new URLSearchParams(query))
  const search = kind.search(state)
  const { answer, tryAgain, ...waiting } = useAnswer(state, search, find)
  const answered = answer?.state ?? kind.parse(new URLSearchParams())
  /** Whether the newest history entry is a search text that the visitor is still typing. */
  const isTyping = useRef(false)

  useEffect(() => {
    // Set by the script of the page (src/inline/list.js), which asks for this code.
    const isThere = () => {
      regionOf(kind)?.removeAttribute('data-pending')
      isTyping.current = false
    }
    isThere()
    addEventListener('popstate', isThere)
    return () => removeEventListener('popstate', isThere)
  }, [kind])
  useEffect(() => {
    // At first the page is as it was built, whatever its address asks.
    const isPlain = search === '' && kind.search(kind.parse(new URLSearchParams(addressQuery()))) === ''
    if (answer || waiting.hasFailed || isPlain) regionOf(kind)?.style.removeProperty('min-height')
  }, [kind, answer, waiting.hasFailed, search])
  useEffect(() => rememberList(kind.memory, location.pathname + search), [kind, search])

  const change = (part: Partial<State>, isTyped = false) => {
    const present = addressQuery()
    const wanted = withStateOf(kind.search({ ...kind.parse(new URLSearchParams(present)), ...part }), present)
    changeAddress(wanted, (isTyped && isTyping.current) || wanted === present)
    isTyping.current = isTyped
  }
  const endTyping = () => {
    isTyping.current = false
  }
  /** The pressed link may disappear with the answer: the list takes the focus. */
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
 * Remembers for this browser tab how the visitor left a list (specification §3), as the list's address. Pages below the
 * list lead back to it (src/inline/way-back.js); opening the list plainly forgets it (src/inline/list.js). Storage
 * may be closed to the page.
 */
function rememberList(key: string, address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // The address bar has it too.
  }
}

/**
 * Finds the answer to a state; the latest request counts.
 * @param search of the state; empty: there is nothing to find
 */
function useAnswer<State, Item>(state: State, search: string, find: (state: State) => Promise<FoundPage<Item>>) {
  const [answer, setAnswer] = useState<Answer<State, Item> | null>(null)
  const [failed, setFailed] = useState<{ readonly search: string; readonly tries: number } | null>(null)
  const [tries, setTries] = useState(0)
  // The next search begins with the built items, too.
  if (search === '' && answer) setAnswer(null)
  // `search` has all of the state: the effect repeats the same request on purpose only.
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
  const tryAgain = () => setTries(tries + 1)
  const whenOnline = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!hasFailed) return
    const listener = () => whenOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [hasFailed])
  return { answer, isBusy: isWanted && !hasFailed, hasFailed, tryAgain }
}

function noQuery(): string {
  return ''
}

function regionOf({ memory }: Pick<ListKind<never>, 'memory'>): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-list="${memory}"]`)
}
