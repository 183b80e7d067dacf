import { atom, type ReadableAtom } from 'nanostores'
import { whenIdle } from './when-idle.ts'

/** A part of a page whose script is not among those that come first. */
export type FetchedAhead<Part> = {
  /** Null until its script is there. */
  readonly $part: ReadableAtom<Part | null>
  /** Fetches the script, unless that is done or under way. Rejects when it does not come; then it can be tried again. */
  readonly fetch: () => Promise<void>
}

const known: FetchedAhead<unknown>[] = []

/**
 * For what a page is usable without: what opens only after a press or a failure, and what stands beside. {@link fetchAhead}
 * brings it once the page is usable, because the network may be gone when it is needed.
 * @param load a dynamic import
 */
export function fetchedAhead<Part>(load: () => Promise<Part>): FetchedAhead<Part> {
  const $part = atom<Part | null>(null)
  let running: Promise<void> | null = null
  const start = async () => {
    try {
      $part.set(await load())
    } finally {
      running = null
    }
  }
  const ahead = {
    $part,
    async fetch() {
      if ($part.get() === null) await (running ??= start())
    },
  }
  known.push(ahead)
  return ahead
}

/**
 * Fetches everything that this page's scripts may open later, when the browser is idle. What does not come now is asked
 * for again when it is needed.
 */
export function fetchAhead(): void {
  whenIdle(() => void Promise.allSettled(known.map(ahead => ahead.fetch())))
}
