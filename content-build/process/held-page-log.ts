import { pageKey } from '../plan/withheld.ts'
import type { HeldPage } from '../release/held-pages.ts'
import type { PublisherLog } from '../release/publisher-log.ts'

/** Held pages that the log names one by one. */
const MAX_LOGGED = 20

/** Logs pages that cannot be built: each once, and again after a start, however many edits try it again. */
export class HeldPageLog {
  readonly #log: PublisherLog
  /** The pages that the log has named. */
  #reported: ReadonlySet<string> = new Set()

  constructor(log: PublisherLog) {
    this.#log = log
  }

  /** Logs what is new. @param heldBefore addresses of the pages held before */
  tell(held: readonly HeldPage[], heldBefore: ReadonlySet<string>): void {
    const reported = this.#reported
    this.#reported = new Set(held.map(({ address }) => pageKey(address)))
    const fresh = held.filter(({ address }) => !reported.has(pageKey(address)))
    for (const { address, isKept, reason } of fresh.slice(0, MAX_LOGGED)) {
      const shown = isKept ? 'visitors see its earlier version' : 'there is no earlier version, so it is left out'
      this.#log.error({ page: address, reason }, `a page could not be built; ${shown}`)
    }
    if (fresh.length > MAX_LOGGED) this.#log.error({ pages: fresh.length }, 'more pages could not be built')
    const mended = [...heldBefore].filter(address => !this.#reported.has(pageKey(address)))
    if (mended.length > 0) this.#log.info({ pages: mended.slice(0, MAX_LOGGED) }, 'pages that could not be built are up to date')
  }
}
