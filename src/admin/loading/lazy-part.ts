import { type FunctionComponent, lazy, type ReactNode } from 'react'

/** A page that is never idle fetches its parts after this time. */
const IDLE_WITHIN_MS = 1_000

/** Every part that this page may fetch. */
const parts: (() => Promise<unknown>)[] = []

/**
 * Makes a component of a part that the page works without: it opens after a press or a failure, or is secondary. Draw it inside
 * a LazyPart or a LazyDialog.
 * @param load a dynamic import
 * @returns a component that fetches its script when React first draws it, typed as the component it becomes
 */
export function lazyPart<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): Part {
  const fetchPart = laterPart(async () => ({ default: await load() }))
  // React's own type loses a component's type parameters.
  return lazy(fetchPart as unknown as () => Promise<{ default: FunctionComponent }>) as unknown as Part
}

/** Does for code what {@link lazyPart} does for components. @returns a function that imports the code once */
export function laterPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null
  // Not by `once`, of which visitors' lists would fetch a file of its own, were it shared with administrators.
  const fetchPart = () => {
    coming ??= load()
    // A part that did not come is fetched again.
    coming.catch(() => (coming = null))
    return coming
  }
  parts.push(fetchPart)
  return fetchPart
}

/**
 * Fetches everything that this page may open later, when the browser is idle: the log-in dialog has to open on a bad network,
 * too. A part that does not come now is fetched again when needed.
 */
export function fetchParts(): void {
  const fetchAll = () => void Promise.allSettled(parts.map(fetchPart => fetchPart()))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll, { timeout: IDLE_WITHIN_MS })
  // Safari has no requestIdleCallback yet.
  else setTimeout(fetchAll)
}
