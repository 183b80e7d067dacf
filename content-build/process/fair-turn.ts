import type { MikroORM } from '@mikro-orm/postgresql'
import { inOneView } from '../content/read-content.ts'
import { Draft } from '../release/draft.ts'
import type { PublishOptions, PublishResult } from '../release/publish.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import { GaveWay } from '../render/render-pages.ts'
import { type NextPublication, passingPublication, type Released } from './next-publication.ts'
import { markPublishing, queuedIds } from './publication-queue.ts'
import type { PublicationReports } from './publication-reports.ts'
import { YieldPolicy } from './yield-policy.ts'

/** How to publish a publication, and what to do when it fails. */
export type Turn = Pick<PublishOptions, 'draft' | 'beforePage' | 'beforeRelease'> & {
  readonly onFailure?: (error: unknown) => Promise<void>
}

/** What the running publication needs of the publisher. */
type PublisherAccess = {
  readonly released: () => Released | null
  /** Releases what may pass; null when that is impossible now and nothing has changed. */
  readonly releaseFirst: (passing: NextPublication) => Promise<PublishResult | null>
}

/** Lets small publications pass between two slices of a big one; docs/adr/026. */
export class FairTurns {
  readonly #orm: MikroORM
  readonly #store: ReleaseStore
  readonly #log: PublisherLog
  readonly #reports: PublicationReports
  readonly #pagesPerSlice: number | undefined

  constructor(options: {
    orm: MikroORM
    store: ReleaseStore
    log: PublisherLog
    reports: PublicationReports
    pagesPerSlice?: number | undefined
  }) {
    this.#orm = options.orm
    this.#store = options.store
    this.#log = options.log
    this.#reports = options.reports
    this.#pagesPerSlice = options.pagesPerSlice
  }

  /**
   * The turn of a publication, for all tries to publish it. Between two slices it releases what may pass, and then throws
   * {@link GaveWay}: the next try continues with the same draft, over the new release.
   */
  turnOf(running: NextPublication, { released, releaseFirst }: PublisherAccess): Turn {
    const draft = new Draft(this.#store)
    const policy = new YieldPolicy(this.#pagesPerSlice)
    const newcomers = new Newcomers(this.#orm, running)
    // A failure while others are released is not this publication's own.
    let isReleasingOthers = false
    return {
      draft,
      beforePage: async tried => {
        if (!policy.isDue(tried, draft.forgotten)) return
        const passing = await this.#findPassing(running, { newcomers, released: released() })
        if (!passing) return
        isReleasingOthers = true
        const result = await releaseFirst(passing)
        isReleasingOthers = false
        if (!result) return
        policy.passed(result.rendered)
        throw new GaveWay()
      },
      onFailure: error =>
        isReleasingOthers ? this.#reports.waitsAgain(running.waiting) : this.#reports.failed(running.waiting, error),
    }
  }

  /** The publications that may be released first; null also when the database is away. */
  async #findPassing(
    running: NextPublication,
    { newcomers, released }: { newcomers: Newcomers; released: Released | null },
  ): Promise<NextPublication | null> {
    try {
      const ids = released && (await newcomers.unseenIds())
      if (!released || !ids) return null
      const passing = await inOneView(this.#orm, em => passingPublication(em, released, running))
      if (passing) await markPublishing(this.#orm.em.fork(), passing.waiting.freshIds)
      newcomers.markSeen(ids)
      return passing
    } catch (error) {
      this.#log.info({ reason: String(error) }, 'it could not be looked whether smaller publications wait')
      return null
    }
  }
}

/** Publications saved since the running one began. */
class Newcomers {
  readonly #orm: MikroORM
  readonly #running: ReadonlySet<number>
  /** What {@link unseenIds} gave when the caller last planned them. */
  #seen = ''

  constructor(orm: MikroORM, { waiting }: NextPublication) {
    this.#orm = orm
    this.#running = new Set(waiting.publications.map(({ id }) => id))
  }

  /**
   * The ids of all other queued publications, joined. Null when there are none, or when they are those that were
   * {@link markSeen | seen} last: what had to wait then still has to, and planning it again would cost time.
   */
  async unseenIds(): Promise<string | null> {
    const ids = (await queuedIds(this.#orm.em.fork())).filter(id => !this.#running.has(id)).join()
    return ids === '' || ids === this.#seen ? null : ids
  }

  /** Remembers that the caller has decided which of these have to wait. */
  markSeen(ids: string): void {
    this.#seen = ids
  }
}
