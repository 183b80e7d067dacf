import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { rememberList } from './list-memory.ts'
import { type ListState, withStateOf } from './list-state.ts'

/** One kind of list: the shop's, the news'. */
export type ListKind<State extends ListState> = {
  /** Key of this tab's memory; the page's `data-list` (src/inline/list.js). */
  readonly memory: string
  readonly initial: State
  parse(parameters: URLSearchParams): State
  /** The address's query of a state: empty for the initial one, or beginning with `?`. */
  search(state: State): string
}

type ListUse<State extends ListState, Page> = {
  readonly kind: ListKind<State>
  /** The page's path, which the prebuilt links need before there is an address bar. */
  readonly path: string
  find(state: State): Promise<Page>
}

/** The answer to a state, which may be older than what the visitor asks now. */
type Answer<State, Page> = { readonly state: State; readonly page: Page }

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
  addressOf(state: State): string
}

/**
 * A prebuilt list that the visitor searches and leafs through. Its state is in the address, and remembered for this tab;
 * while it is the initial one, the list shows what the page was built with. An answer stays until the next one is there.
 */
export function useList<State extends ListState, Page>({ kind, path, find }: ListUse<State, Page>): List<State, Page> {
  const [state, setState] = useState(kind.initial)
  const [address, setAddress] = useState({ path, query: '' })
  const { answer, isBusy, hasFailed, ask } = useAnswer<State, Page>(next => (kind.search(next) === '' ? null : find(next)))
  /** Whether the newest history entry is a search text that is still being typed. */
  const isTyping = useRef(false)

  const show = (next: State, wasTyped = false) => {
    isTyping.current = wasTyped
    setState(next)
    setAddress({ path: location.pathname, query: location.search })
    rememberList(kind.memory, location.pathname + kind.search(next))
    dispatchEvent(new Event('list:shown'))
    ask(next)
  }
  const open = useEffectEvent(() => {
    const asked = kind.parse(new URLSearchParams(location.search))
    const query = withStateOf(kind.search(asked), location.search)
    if (query !== location.search) history.replaceState(history.state, '', location.pathname + query + location.hash)
    show(asked)
  })
  // Before the visitor's first press or letter is repeated (islands/intent.ts), which changes what the address asks for.
  useLayoutEffect(() => open(), [])
  useEffect(() => {
    const follow = () => open()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const addressOf = (other: State) => address.path + withStateOf(kind.search(other), address.query)
  const change = (part: Partial<State>, isTyped = false) => {
    const next = { ...state, ...part }
    const target = location.pathname + withStateOf(kind.search(next), location.search)
    if (isTyped && isTyping.current) history.replaceState(history.state, '', target)
    else history.pushState(null, '', target)
    show(next, isTyped)
  }
  const endTyping = () => {
    isTyping.current = false
  }
  return { state, answer, isBusy, hasFailed, change, endTyping, retry: () => ask(state), addressOf }
}

/** Finds what is asked for; the latest question counts. @param find null: nothing has to be found */
function useAnswer<State, Page>(find: (state: State) => Promise<Page> | null) {
  const [answer, setAnswer] = useState<Answer<State, Page> | null>(null)
  const [progress, setProgress] = useState<'settled' | 'busy' | 'failed'>('settled')
  const questions = useRef(0)

  const ask = async (state: State) => {
    const question = (questions.current += 1)
    const settle = (next: Answer<State, Page> | null) => {
      setAnswer(next)
      setProgress('settled')
    }
    const finding = find(state)
    if (finding === null) return settle(null)
    setProgress('busy')
    try {
      const page = await finding
      if (question === questions.current) settle({ state, page })
    } catch {
      if (question === questions.current) setProgress('failed')
    }
  }
  return { answer, isBusy: progress === 'busy', hasFailed: progress === 'failed', ask: (state: State) => void ask(state) }
}
