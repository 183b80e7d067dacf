import { NotAskedError } from '../release/picture-reads.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import { LackingImageError } from './local-image.ts'
import type { SharedItem } from './shared-items.ts'

/** Items whose picture the storage could not give, and what the log has of them. */
export class UnreadItems {
  readonly #log: PublisherLog
  readonly #items = new Set<SharedItem>()
  /** Items whose picture the storage was asked for since {@link take}. */
  readonly #asked = new Set<SharedItem>()
  /** What the log has of each item. */
  readonly #told = new Map<SharedItem, string>()
  /** The log has that pictures cannot be read, and none came since. */
  #isFailureTold = false

  constructor(log: PublisherLog) {
    this.#log = log
  }

  get size(): number {
    return this.#items.size
  }

  /** Keeps an item. Logs each picture once, and of one after the other that cannot be read the first. */
  add(item: SharedItem, image: string | null, err: unknown): void {
    this.#items.add(item)
    if (err instanceof NotAskedError) return
    this.#asked.add(item)
    const isLacking = err instanceof LackingImageError
    const told = `${isLacking} ${image}`
    if (this.#told.get(item) === told || (!isLacking && this.#isFailureTold)) return
    this.#told.set(item, told)
    this.#isFailureTold ||= !isLacking
    this.#log.error({ err, item, image }, 'a share picture waits for the picture of its page')
  }

  /** The storage gave the pictures of an item: the next failure is news. */
  delete(item: SharedItem): void {
    this.#items.delete(item)
    this.#told.delete(item)
  }

  /** The storage answers again. */
  answered(): void {
    this.#isFailureTold = false
  }

  /** Removes all items. @returns them, those first that the storage was not asked for */
  take(): SharedItem[] {
    const asked = this.#items.intersection(this.#asked)
    const items = [...this.#items.difference(asked), ...asked]
    this.#items.clear()
    this.#asked.clear()
    return items
  }
}
