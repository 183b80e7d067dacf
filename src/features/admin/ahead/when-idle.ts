/** A page that is never idle has the work done all the same. */
const IDLE_WITHIN_MS = 1_000

/** Does some work as soon as the browser has nothing else to do: the page is painted and answers then. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
  // Safari has no word for it yet.
  else setTimeout(work)
}
