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
  readonly failed?: (error: unknown) => Promise<void>
}

/** What the running publication needs of the publisher. */
type PublisherAccess = {
  readonly released: () => Released | null
  /** Releases what may pass; null when that is impossible now and nothing has changed. */
  readonly bringFirst: (passing: NextPublication) => Promise<PublishResult | null>
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

  /** The turn of a publication, for all tries to publish it. */
  turnOf(running: NextPublication, { released, bringFirst }: PublisherAccess): Turn {
    const draft = new Draft(this.#store)
    const policy = new YieldPolicy(this.#pagesPerSlice)
    const newcomers = new Newcomers(this.#orm, running)
    let isStoppedByOthers = false
    return {
      draft,
      beforePage: async tried => {
        if (!policy.isDue(tried, draft.forgotten)) return
        const passing = await this.#passing(running, { newcomers, released: released() })
        if (!passing) return
        isStoppedByOthers = true
        const result = await bringFirst(passing)
        isStoppedByOthers = false
        if (!result) return
        policy.passed(result.rendered)
        throw new GaveWay()
      },
      failed: error =>
        isStoppedByOthers ? this.#reports.waitsAgain(running.waiting) : this.#reports.failed(running.waiting, error),
    }
  }

  /** The publications that may be released first; null also when the database is away. */
  async #passing(
    running: NextPublication,
    { newcomers, released }: { newcomers: Newcomers; released: Released | null },
  ): Promise<NextPublication | null> {
    try {
      const ids = released && (await newcomers.unseen())
      if (!released || !ids) return null
      const passing = await inOneView(this.#orm, em => passingPublication(em, released, running))
      if (passing) await markPublishing(this.#orm.em.fork(), passing.waiting.ids)
      newcomers.seen(ids)
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
  /** Ids as {@link unseen} gives them. */
  #seen = ''

  constructor(orm: MikroORM, { waiting }: NextPublication) {
    this.#orm = orm
    this.#running = new Set(waiting.publications.map(({ id }) => id))
  }

  /**
   * The waiting publications, as ids, if they differ from those last {@link seen}: the earlier ones still have to wait.
   * Null when nothing is new.
   */
  async unseen(): Promise<string | null> {
    const ids = (await queuedIds(this.#orm.em.fork())).filter(id => !this.#running.has(id)).join()
    return ids === '' || ids === this.#seen ? null : ids
  }

  /** Takes these as seen: the caller has decided which of them have to wait. */
  seen(ids: string): void {
    this.#seen = ids
  }
}
