import type { MikroORM } from '@mikro-orm/postgresql'
import { NO_PROGRESS, type PublicationProgress } from '#server/publication-queue/publication.schemas.ts'
import type { PublishProgress } from '../release/publish.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import { announce } from './publication-queue.ts'

/** Progress is announced so often at most: enough for an administrator's page. */
const ANNOUNCE_EVERY_MS = 100

/** Sends publishing progress to the administrators' browsers. They also ask now and then, so a lost message is no failure. */
export class Announcements {
  readonly #orm: MikroORM
  readonly #log: PublisherLog

  constructor(orm: MikroORM, log: PublisherLog) {
    this.#orm = orm
    this.#log = log
  }

  /** Sends one message; a failure is only logged. */
  async tell(progress: PublicationProgress): Promise<void> {
    try {
      await announce(this.#orm.em.fork(), progress)
    } catch (error) {
      this.#log.info({ err: error }, 'progress was not announced')
    }
  }

  /** Announces that visitors see publications at the CDN. @param ms the time since the first of them was saved */
  async delivered(ids: readonly number[], ms: number | null): Promise<void> {
    await this.tell({ ...NO_PROGRESS, ids: [...ids], state: 'live', duration_ms: ms, delivery: 'done' })
  }

  /**
   * Returns a function that announces progress without waiting for it: a lost message costs a number on a screen, a wait costs
   * the edit time. A slow database gets one message at a time, so that announcements do not take up all connections.
   */
  during(ids: readonly number[]): (progress: PublishProgress) => void {
    let announcedAt = 0
    let isTelling = false
    return ({ done, planned, total }) => {
      if (ids.length === 0 || isTelling || performance.now() - announcedAt < ANNOUNCE_EVERY_MS) return
      announcedAt = performance.now()
      isTelling = true
      const figures = { pages_done: done, pages_planned: planned, pages_total: total }
      const progress: PublicationProgress = { ...NO_PROGRESS, ids: [...ids], state: 'publishing', ...figures }
      void this.tell(progress).finally(() => (isTelling = false))
    }
  }
}
