import type { MikroORM } from '@mikro-orm/postgresql'
import { NO_PROGRESS } from '#server/publication-queue/publication.schemas.ts'
import type { HeldPage } from '../release/held-pages.ts'
import type { PublishProgress, PublishResult } from '../release/publish.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import { Announcements } from './announcements.ts'
import { FailureLog } from './failure-log.ts'
import { HeldPageLog } from './held-page-log.ts'
import { pagesError, publicationError } from './publication-error.ts'
import { markFailed, markLive, markQueued, storeHeldPages, TOO_LONG_MS, type Waiting } from './publication-queue.ts'

/** The outcome of a release. */
type Report = {
  readonly result: PublishResult
  /** Addresses of the pages held before. */
  readonly heldBefore: ReadonlySet<string>
  /** The publications that hold back pages, each with its pages. */
  readonly blamed: ReadonlyMap<number, readonly HeldPage[]>
}

/** Reports the outcome of publications to administrators and to the log. */
export class PublicationReports {
  readonly #orm: MikroORM
  readonly #log: PublisherLog
  readonly #failures: FailureLog
  readonly #heldPageLog: HeldPageLog
  readonly #announcements: Announcements
  readonly #now: () => Date
  readonly #awaitsDelivery: boolean

  /** @param options.awaitsDelivery whether what is live here still has to reach a bucket */
  constructor({ orm, log, now, awaitsDelivery }: { orm: MikroORM; log: PublisherLog; now: () => Date; awaitsDelivery: boolean }) {
    this.#orm = orm
    this.#log = log
    this.#failures = new FailureLog(log)
    this.#heldPageLog = new HeldPageLog(log)
    this.#announcements = new Announcements(orm, log)
    this.#now = now
    this.#awaitsDelivery = awaitsDelivery
  }

  /** Returns a function that announces the progress of these publications, without waiting for it. */
  progressOf({ freshIds }: Waiting): (progress: PublishProgress) => void {
    return this.#announcements.during(freshIds)
  }

  /**
   * Reports what is live, and which publications are not live on some pages.
   * @returns the live ones
   * @throws what the database throws
   */
  async released(waiting: Waiting, { result, heldBefore, blamed }: Report): Promise<readonly number[]> {
    const { rendered, total, held } = result
    const awaitsDelivery = this.#awaitsDelivery
    const at = this.#now()
    const live = waiting.publications.map(({ id }) => id).filter(id => !blamed.has(id))
    if (held.length === 0 && heldBefore.size === 0)
      await markLive(this.#orm.em.fork(), live, { rendered, total, awaitsDelivery }, at)
    else {
      await this.#orm.em.fork().transactional(async em => {
        await markLive(em, live, { rendered, total, awaitsDelivery }, at)
        for (const [id, pages] of blamed) await markFailed(em, [id], pagesError(pages))
        await storeHeldPages(em, held, at)
      })
      this.#heldPageLog.tell(held, heldBefore)
    }
    const waited = waiting.since && at.getTime() - waiting.since.getTime()
    const duration_ms = waited !== null && waited < TOO_LONG_MS ? waited : null
    const figures = { pages_done: rendered, pages_planned: rendered, pages_total: total }
    const delivery = awaitsDelivery ? 'waiting' : 'none'
    await this.#announcements.tell({ ...NO_PROGRESS, ids: live, state: 'live', ...figures, duration_ms, delivery })
    for (const [id, pages] of blamed)
      await this.#announcements.tell({ ...NO_PROGRESS, ids: [id], state: 'failed', ...figures, error: pagesError(pages) })
    return live
  }

  /** Logs that publishing waits for room on the disk. */
  diskFull(error: unknown): void {
    this.#failures.failed(error, publicationError(error), [])
  }

  /** Takes note of a success. */
  succeeded(): void {
    this.#failures.succeeded()
  }

  /** Reports that these publications failed. @throws what the database throws */
  async failed(waiting: Waiting, error: unknown): Promise<void> {
    const shown = publicationError(error)
    this.#failures.failed(error, shown, waiting.freshIds)
    await markFailed(this.#orm.em.fork(), waiting.freshIds, shown)
    await this.#announcements.tell({ ...NO_PROGRESS, ids: [...waiting.freshIds], state: 'failed', error: shown })
  }

  /**
   * Puts publications that did not fail themselves back into the queue. If the database cannot be updated, the next
   * publish takes them anyway.
   */
  async waitsAgain({ freshIds: ids }: Waiting): Promise<void> {
    try {
      await markQueued(this.#orm.em.fork(), ids)
      await this.#announcements.tell({ ...NO_PROGRESS, ids: [...ids], state: 'queued' })
    } catch (error) {
      this.#log.info({ reason: String(error), publications: ids }, 'it could not be recorded that publications wait again')
    }
  }
}
