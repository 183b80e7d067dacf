/** Event on the window: the list changed the address. The links that carry it on (src/inline/list.js) hear of it, too. */
const ADDRESS_CHANGED = 'list:shown'

/** Safari takes back its refusal within 10 seconds; older versions take 30. */
const TRY_AGAIN_MS = 1000

/** The query that the browser refused to put into the address, as Safari does after 100 changes in 10 seconds; null: the address is right. */
let refused: string | null = null
/** The refused change was a new step of the history: the next try makes one. */
let isStepOwed = false
let timer = 0

/** The query of the list's address, as the list wants it: empty, or beginning with `?`. */
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
 * @param isSameStep whether the present step of the history gets it, not a new one
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
