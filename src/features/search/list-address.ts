/**
 * Name of the event on the window after the list changed the address. The links that follow it (src/inline/list.js) hear it, too.
 */
const ADDRESS_CHANGED = 'list:shown'

/** The time between tries. Safari refuses changes for up to 10 seconds, in older versions for up to 30. */
const TRY_AGAIN_MS = 1000

/**
 * The query that the browser refused to put into the address, as Safari does after 100 changes in 10 seconds. Null when the
 * address has the list's query.
 */
let refused: string | null = null
/** Whether a refused change was to be a new step of the history. The next successful try then makes one. */
let isStepOwed = false
/** The timer of the next try. */
let timer = 0

/** The query that the list wants in its address: empty, or beginning with `?`. */
export function addressQuery(): string {
  return refused ?? location.search
}

/** Calls back when the visitor or the list changes the address. @returns a function that ends it */
export function listenToAddress(onChange: () => void): () => void {
  const moved = () => {
    clearTimeout(timer)
    refused = null
    isStepOwed = false
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
  clearTimeout(timer)
  try {
    const target = location.pathname + query
    if (isSameStep && !isStepOwed) history.replaceState(history.state, '', target)
    else history.pushState(null, '', target)
    refused = null
    isStepOwed = false
  } catch {
    refused = query
    isStepOwed ||= !isSameStep
    timer = window.setTimeout(changeAddress, TRY_AGAIN_MS, query, isSameStep)
  }
  dispatchEvent(new Event(ADDRESS_CHANGED))
}
