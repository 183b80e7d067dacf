import type { PageItem } from '../content/page-item.ts'
import { NotAskedError } from '../release/picture-reads.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import { LackingImageError } from './local-image.ts'

/** Items whose picture the storage could not give, and what was logged of them. */
export class UnreadItems {
  readonly #log: PublisherLog
  readonly #items = new Set<PageItem>()
  /** Items whose picture the storage was asked for since {@link take}. */
  readonly #asked = new Set<PageItem>()
  /** What was logged of each item: the kind of failure and the picture. */
  readonly #logged = new Map<PageItem, string>()
  /** Whether it was logged that pictures cannot be read, and none came since. */
  #isFailureLogged = false

  constructor(log: PublisherLog) {
    this.#log = log
  }

  get size(): number {
    return this.#items.size
  }

  /** Keeps an item. Logs each missing picture once, and of several that cannot be read in a row only the first. */
  add(item: PageItem, image: string | null, err: unknown): void {
    this.#items.add(item)
    if (err instanceof NotAskedError) return
    this.#asked.add(item)
    const isLacking = err instanceof LackingImageError
    const entry = `${isLacking} ${image}`
    if (this.#logged.get(item) === entry || (!isLacking && this.#isFailureLogged)) return
    this.#logged.set(item, entry)
    this.#isFailureLogged ||= !isLacking
    this.#log.error({ err, item, image }, 'a share picture waits for the picture of its page')
  }

  /** Removes an item whose pictures the storage gave: its next failure is logged. */
  delete(item: PageItem): void {
    this.#items.delete(item)
    this.#logged.delete(item)
  }

  /** Takes note that the storage answers again: the next failure is logged. */
  answered(): void {
    this.#isFailureLogged = false
  }

  /**
   * Removes all items.
   * @returns them, those first that the storage was not asked for: where it hangs, a round ends at its first pictures, and the
   * others have their turn in the next one
   */
  take(): PageItem[] {
    const asked = this.#items.intersection(this.#asked)
    const items = [...this.#items.difference(asked), ...asked]
    this.#items.clear()
    this.#asked.clear()
    return items
  }
}
