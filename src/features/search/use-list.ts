import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { rememberList } from './list-memory.ts'
import { type ListState, withStateOf } from './list-state.ts'

/** One kind of list: the shop's, the news'. */
export type ListKind<State extends ListState> = {
  /** Key of this tab's memory; the page's `data-list` (src/inline/list.js). */
  readonly memory: string
  parse(parameters: URLSearchParams): State
  /** The address's query of a state: empty for the list's beginning, or beginning with `?`. */
  search(state: State): string
}

type ListUse<State extends ListState, Page> = {
  readonly kind: ListKind<State>
  /** The page's path, which the prebuilt links need before there is an address bar. */
  readonly path: string
  find(state: State): Promise<Page>
  /** Holds the items, inside the page's region of the list (`data-list`). */
  readonly place: RefObject<HTMLElement | null>
}

/** The answer to a state, which may be older than what the visitor asks now. */
type Answer<State, Page> = { readonly search: string; readonly state: State; readonly page: Page }

export type List<State extends ListState, Page> = {
  /** What the visitor asks for. */
  readonly state: State
  /** What the list shows; null: what the page was built with. */
  readonly answer: Answer<State, Page> | null
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Shows another state and makes it a step of the history; a text that is typed is one step. */
  change(change: Partial<State>, isTyped?: boolean): void
  /** The next letter begins a new step of the history. */
  endTyping(): void
  retry(): void
  /** Shows another page of the list, from its top. */
  turnTo(page: number): void
  addressOf(state: State): string
}

/** Tells the list, and the links that take the address along, of an address that the list changed. */
const SHOWN = 'list:shown'

/**
 * A prebuilt list that the visitor searches and leafs through. Its state is what the address says, and remembered for this
 * tab; at the list's beginning it shows what the page was built with. An answer stays until the next one is there.
 */
export function useList<State extends ListState, Page>(use: ListUse<State, Page>): List<State, Page> {
  const { kind, path, find, place } = use
  const query = useSyncExternalStore(listen, addressQuery, noQuery)
  const state = kind.parse(new URLSearchParams(query))
  const search = kind.search(state)
  const { answer, isBusy, hasFailed, retry } = useAnswer(state, search, find)
  /** Whether the newest history entry is a search text that is still being typed. */
  const isTyping = useRef(false)

  useEffect(() => {
    regionOf(place)?.removeAttribute('data-pending')
    const stopTyping = () => {
      isTyping.current = false
    }
    addEventListener('popstate', stopTyping)
    return () => removeEventListener('popstate', stopTyping)
  }, [place])
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
  const turnTo = (page: number) => {
    change({ page } as Partial<State>)
    regionOf(place)?.focus({ preventScroll: true })
    regionOf(place)?.scrollIntoView()
  }
  const addressOf = (other: State) => path + withStateOf(kind.search(other), query)
  return { state, answer, isBusy, hasFailed, change, endTyping, retry, turnTo, addressOf }
}

/**
 * Finds what a state asks for; the latest question counts.
 * @param search of the state; empty: nothing has to be found
 */
function useAnswer<State, Page>(state: State, search: string, find: (state: State) => Promise<Page>) {
  const [answer, setAnswer] = useState<Answer<State, Page> | null>(null)
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
  return { answer, isBusy: isWanted && !hasFailed, hasFailed, retry: () => setTries(tries + 1) }
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

function regionOf(place: RefObject<HTMLElement | null>): HTMLElement | null {
  return place.current?.closest<HTMLElement>('[data-list]') ?? null
}
