/**
 * Name of the event on the window after the list changed the address. The links that follow it (src/inline/list.js) hear it, too.
 */
const ADDRESS_CHANGED = 'list:shown'

/** The time between tries. Safari refuses changes for up to 10 seconds, in older versions for up to 30. */
const TRY_AGAIN_MS = 1000

/** A change of the address that the browser refused, as Safari does after 100 changes in 10 seconds. */
type Refused = {
  readonly query: string
  /** Whether this change, or a refused one before it, was to be a new step of the history. */
  readonly isNewStep: boolean
  /** The timer of the next try. */
  readonly timer: number
}

/** Null when the address has the list's query. */
let refused: Refused | null = null

function forgetRefused(): void {
  clearTimeout(refused?.timer)
  refused = null
}

/** The query that the list wants in its address: empty, or beginning with `?`. */
export function addressQuery(): string {
  return refused?.query ?? location.search
}

/** Calls back when the visitor or the list changes the address. @returns a function that ends it */
export function listenToAddress(onChange: () => void): () => void {
  const moved = () => {
    forgetRefused()
    onChange()
  }
  addEventListener('popstate', moved)
  addEventListener(ADDRESS_CHANGED, onChange)
  return () => {
    removeEventListener('popstate', moved)
    removeEventListener(ADDRESS_CHANGED, onChange)
  }
}

/**
 * Gives the list's address another query.
 * @param isSameStep whether to replace the present step of the history instead of adding one
 */
export function changeAddress(query: string, isSameStep: boolean): void {
  const isNewStep = !isSameStep || refused?.isNewStep === true
  forgetRefused()
  try {
    const target = location.pathname + query
    if (isNewStep) history.pushState(null, '', target)
    else history.replaceState(history.state, '', target)
  } catch {
    refused = { query, isNewStep, timer: window.setTimeout(changeAddress, TRY_AGAIN_MS, query, !isNewStep) }
  }
  dispatchEvent(new Event(ADDRESS_CHANGED))
}
