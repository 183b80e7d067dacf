import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { FoundPage } from './found-page.ts'
import { addressQuery, changeAddress, listenToAddress } from './list-address.ts'
import { type ListState, withStateOf } from './list-state.ts'

/** What distinguishes one kind of list, the shop's or the news', from the other. */
export type ListKind<State extends ListState> = {
  /** Key of this tab's memory, and the `data-list` of the list's region in the page (src/inline/list.js). */
  readonly memory: string
  parse(parameters: URLSearchParams): State
  /** The query of a state's address: empty for the state in which the list was built, or beginning with `?`. */
  search(state: State): string
}

type ListUse<State extends ListState, Item> = {
  readonly kind: ListKind<State>
  /** The page's path. The publisher, which has no address bar, needs it for links. */
  readonly path: string
  /** Number of items in the whole list. */
  readonly total: number
  /** Number of items on a prebuilt page. */
  readonly perPage: number
  /** Finds the page of items that a state asks for. */
  find(state: State): Promise<FoundPage<Item>>
}

/** What was found for a state, which may be older than the visitor's present one. `search` is the state's query. */
type Answer<State, Item> = { readonly search: string; readonly state: State; readonly page: FoundPage<Item> }

/** A list as its components see it: what it shows, and what the visitor can do. */
export type List<State extends ListState, Item> = {
  /** The state that the visitor asks for. */
  readonly state: State
  /** The state of the answer that the list shows. */
  readonly answered: State
  /** The items of that answer; null while the list shows the items of the built page. */
  readonly items: readonly Item[] | null
  /** Page and numbers of that answer, or of the built page. */
  readonly shown: Omit<FoundPage<Item>, 'items'>
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Shows another state and makes it a step of the browser's history. All keystrokes of one typed text are one step. */
  change(change: Partial<State>, isTyped?: boolean): void
  /** Makes the next keystroke begin a new step of the history. */
  endTyping(): void
  /** Ends the search, so that the list shows all items. */
  showAll(): void
  /** Tries again after a failure. */
  retry(): void
  /** Shows another page of the list, from its top. */
  turnTo(page: number): void
  /** The address of a page of the list that is shown. */
  addressOf(page: number): string
}

/**
 * A prebuilt list that the visitor searches and pages through. The page's address holds its state, and this tab remembers the
 * address. At first the list shows the built items. Later an answer stays until the next one arrives.
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
    // src/inline/list.js sets the attribute, at first and at each step of the history, to ask for this code.
    const takeOver = () => {
      regionOf(kind)?.removeAttribute('data-pending')
      isTyping.current = false
    }
    takeOver()
    addEventListener('popstate', takeOver)
    return () => removeEventListener('popstate', takeOver)
  }, [kind])
  useEffect(() => {
    // Gives the height that src/inline/list.js reserved free, once the list shows what the address asks for. React first draws
    // the page as it was built, so `search` may be empty although the address asks for something.
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
  /** Moves the focus to the list, because the pressed link may disappear with the answer. */
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
 * Remembers the list's address for this browser tab, so that pages below the list lead back to it as the visitor left it
 * (specification §3, src/inline/way-back.js). src/inline/list.js forgets it when the visitor opens the list plainly.
 */
function rememberList(key: string, address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Storage is closed to this page. The browser's history still has the address.
  }
}

/**
 * Finds the answer to a state. Only the latest request counts.
 * @param search the state's query, empty when the built items are the answer
 */
function useAnswer<State, Item>(state: State, search: string, find: (state: State) => Promise<FoundPage<Item>>) {
  const [answer, setAnswer] = useState<Answer<State, Item> | null>(null)
  const [tries, setTries] = useState(0)
  const attempt = `${tries} ${search}`
  const [failedAttempt, setFailedAttempt] = useState('')
  // The list shows the built items again, and the next search begins with them.
  if (search === '' && answer) setAnswer(null)
  // `search` contains the whole state, and a retry counts `tries` up: each attempt asks once.
  const ask = useEffectEvent(() => find(state).then(page => ({ search, state, page })))

  useEffect(() => {
    if (search === '') return
    let isLatest = true
    ask().then(
      found => isLatest && setAnswer(found),
      () => isLatest && setFailedAttempt(attempt),
    )
    return () => {
      isLatest = false
      // The visitor may come back to this search: it is asked anew then.
      setFailedAttempt('')
    }
  }, [search, attempt])

  const isWanted = search !== '' && answer?.search !== search
  const hasFailed = isWanted && failedAttempt === attempt
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

/** The query in the publisher, which has no address bar, and in React's first drawing. */
function noQuery(): string {
  return ''
}

/** The part of the page that holds a list. */
function regionOf({ memory }: Pick<ListKind<never>, 'memory'>): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-list="${memory}"]`)
}
