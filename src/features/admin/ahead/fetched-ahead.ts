import { atom, type ReadableAtom } from 'nanostores'

/** A component whose script is no part of the page's first load. */
export type FetchedAhead<Component> = {
  /** Null until its script is there. */
  readonly $component: ReadableAtom<Component | null>
  /** Fetches the script, unless that is done or under way. Rejects when it does not come; then it can be tried again. */
  readonly fetch: () => Promise<void>
}

const known: FetchedAhead<unknown>[] = []

/**
 * For what opens only after a press or a failure. {@link fetchAhead} brings it once the page is usable, because the
 * network may be gone when it is needed.
 * @param load a dynamic import
 */
export function fetchedAhead<Component>(load: () => Promise<Component>): FetchedAhead<Component> {
  const $component = atom<Component | null>(null)
  let running: Promise<void> | null = null
  const start = async () => {
    try {
      $component.set(await load())
    } finally {
      running = null
    }
  }
  const ahead = {
    $component,
    async fetch() {
      if ($component.get() === null) await (running ??= start())
    },
  }
  known.push(ahead)
  return ahead
}

/** Fetches everything that this page's scripts may open later. What does not come now is asked for again when it is needed. */
export function fetchAhead(): void {
  void Promise.allSettled(known.map(ahead => ahead.fetch()))
}
