import type { MikroORM } from '@mikro-orm/postgresql'
import { IsolationLevel } from '@mikro-orm/core'
import { getRetention } from '../server/messages/retention.ts'
import { Announcements } from './announcements.ts'
import type { Answers } from './answers.ts'
import { blamed } from './blame.ts'
import type { CompiledSite } from './compiled-site.ts'
import { estonianYear } from './estonian-year.ts'
import { FailureLog } from './failure-log.ts'
import { HeldPageLog } from './held-page-log.ts'
import type { HeldPage } from './held-pages.ts'
import type { Manifest } from './manifest.ts'
import { pagesError, publicationError } from './publication-error.ts'
import {
  knownHeldPages,
  markFailed,
  markLive,
  markPublishing,
  storeHeldPages,
  type Waiting,
  waitingPublications,
} from './publication-queue.ts'
import type { PictureSource } from './picture-files.ts'
import { publish, type PublishResult } from './publish.ts'
import { publishSummary, roundMs } from './publish-summary.ts'
import { readAllContent, readTouchedRows } from './read-content.ts'
import type { ReleaseStore } from './release-store.ts'
import type { TouchedRow } from './snapshot.ts'
import { warmUp } from './warm-up.ts'
import type { WorkAfterReleases } from './work-after-releases.ts'
import { contentAfter, type NextContent, rowsOf, wholeContent } from './withheld.ts'

/** What the publisher needs of a logger; pino's loggers fit. */
export type PublisherLog = {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What is released, and the content it was released from. */
type Released = {
  readonly manifest: Manifest
  readonly answers: Answers
  /** Rows that the content has and the site does without. */
  readonly withheld: readonly TouchedRow[]
  /** Addresses of the pages that are held back. */
  readonly known: ReadonlySet<string>
}

type Prepared = Pick<Released, 'manifest' | 'known'> & {
  readonly waiting: Waiting
  readonly content: NextContent
  /** Rows that are put over the released content; none where that is read whole. */
  readonly touched: readonly TouchedRow[]
}

type Report = {
  readonly result: PublishResult
  readonly known: ReadonlySet<string>
  /** The publications that keep pages back, and these. */
  readonly keepers: ReadonlyMap<number, readonly HeldPage[]>
}

/** What can keep a publish from being released; see `publish`. */
export type PublishLimits = { readonly signal?: AbortSignal; readonly beforeRelease?: () => Promise<void> }

const DAMAGED = 'what is published is not known any more; the whole site is published again, and visitors are served meanwhile'

/**
 * Keeps the published site equal to the database. One process publishes at a time (worker.ts takes care of that).
 */
export class Publisher {
  readonly #orm: MikroORM
  readonly #site: CompiledSite
  readonly #store: ReleaseStore
  readonly #pictures: PictureSource
  readonly #log: PublisherLog
  readonly #failures: FailureLog
  readonly #heldPageLog: HeldPageLog
  readonly #announcements: Announcements
  readonly #now: () => Date
  readonly #afterwards: WorkAfterReleases | null
  #released: Released | null = null
  #limits: PublishLimits = {}
  #publishing: Promise<unknown> | null = null
  #isWarm = false

  constructor(options: {
    orm: MikroORM
    site: CompiledSite
    store: ReleaseStore
    pictures: PictureSource
    log: PublisherLog
    now?: () => Date
    afterwards?: WorkAfterReleases
  }) {
    this.#orm = options.orm
    this.#site = options.site
    this.#store = options.store
    this.#pictures = options.pictures
    this.#log = options.log
    this.#failures = new FailureLog(options.log)
    this.#heldPageLog = new HeldPageLog(options.log)
    this.#announcements = new Announcements(options.orm, options.log)
    this.#now = options.now ?? (() => new Date())
    this.#afterwards = options.afterwards ?? null
  }

  /** From now on publishing stops, or is not released, as these say. */
  limit(limits: PublishLimits): void {
    this.#limits = limits
  }

  /** Publishes under these limits from now on, and looks first what another process has released since. */
  begin(limits: PublishLimits): void {
    this.#released = null
    this.limit(limits)
  }

  /**
   * Publishes everything that is saved and not live yet, together. After a start (or a failure that could have left
   * the disk ahead of memory) the whole content is compared; otherwise only what the edits touched.
   * A page that cannot be built is left as it was, and the publications that keep it back say so.
   * @throws when the database or the disk fails; nothing is lost and the job queue tries again
   */
  async publishWaiting(): Promise<PublishResult> {
    return this.#takeTurn(() => this.#publishWaiting())
  }

  /** As after a start: reads the whole content, and what is released, again. @throws as {@link publishWaiting} */
  async publishAll(): Promise<PublishResult> {
    return this.#takeTurn(() => {
      this.#released = null
      return this.#publishWaiting()
    })
  }

  /** What is released, for a look between two publishes; null where the next one has to find out. */
  get released(): Pick<Released, 'manifest' | 'answers'> | null {
    return this.#released
  }

  /**
   * Works on what is released while nothing else is released.
   * @throws what the work or, where the last publish failed, another try throws
   */
  async inTurn<T>(work: (released: Pick<Released, 'manifest' | 'answers'> & PublishLimits) => Promise<T>): Promise<T> {
    return this.#takeTurn(async () => {
      if (!this.#released) await this.#publishWaiting()
      const { manifest, answers } = this.#released as unknown as Released
      try {
        return await work({ manifest, answers, ...this.#limits })
      } catch (error) {
        // The disk may be ahead of memory.
        this.#released = null
        throw error
      }
    })
  }

  /** Resolves between two publishes. */
  async idle(): Promise<void> {
    while (this.#publishing) await this.#publishing.catch(() => {})
  }

  /** One at a time; who comes meanwhile waits. */
  async #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    while (this.#publishing) await this.#publishing.catch(() => {})
    this.#afterwards?.pause()
    const working = work()
    this.#publishing = working
    try {
      return await working
    } finally {
      this.#publishing = null
      this.#afterwards?.resume()
    }
  }

  async #publishWaiting(): Promise<PublishResult> {
    const startedAt = performance.now()
    const { waiting, content, manifest, touched, known } = await this.#prepare()
    await markPublishing(this.#orm.em.fork(), waiting.ids)
    const preparedAt = performance.now()
    const before = this.#released?.answers ?? null
    const result = await this.#publish(waiting, { manifest, content })
    const { answers, change } = result.content
    try {
      const publications = waiting.publications
      const keepers = await blamed({ ...result, site: this.#site, publications, known, before, after: answers, touched })
      this.#released = {
        manifest,
        answers: answers.settle(),
        withheld: rowsOf(manifest.withheld, content),
        known: new Set(result.held.map(({ address }) => address)),
      }
      await this.#report(waiting, { result, keepers, known })
    } catch (error) {
      // The next attempt looks again what is released, and whom to tell.
      this.#released = null
      throw error
    } finally {
      // The release is out even where the database cannot be told: the next one does not bring its facts again.
      this.#afterwards?.released(answers.snapshot, change && change.facts)
    }
    this.#failures.succeeded()
    const times = { readMs: roundMs(preparedAt - startedAt), ms: roundMs(performance.now() - startedAt) }
    this.#log.info({ publications: waiting.ids, ...publishSummary(result), ...times }, 'published')
    await this.#tidyUp(manifest)
    return result
  }

  async #publish(waiting: Waiting, work: { manifest: Manifest; content: NextContent }): Promise<PublishResult> {
    try {
      return await publish({
        ...{ ...work, site: this.#site, store: this.#store, pictures: this.#pictures, ...this.#limits },
        onProgress: this.#announcements.during(waiting.ids),
      })
    } catch (error) {
      // The disk may be ahead of memory: the next attempt looks what is released.
      this.#released = null
      if (!this.#limits.signal?.aborted) await this.#fail(waiting, error)
      throw error
    }
  }

  /** The release is out; what cannot be tidied up now is tried again after the next. */
  async #tidyUp(manifest: Manifest): Promise<void> {
    try {
      await this.#store.tidyUp(manifest)
    } catch (error) {
      this.#log.error({ err: error }, 'could not tidy up after earlier releases; the release records keep the manifest meanwhile')
    }
  }

  /** Makes the first edit as quick as the next, once and in the background: between two pages it gives way to publishing. */
  warmUp(signal: AbortSignal): void {
    if (this.#isWarm) return
    this.#isWarm = true
    void warmUp(this.#site, async () => {
      await this.idle()
      return !signal.aborted
    })
  }

  /** The content to publish and what is known of the released one, read in one consistent view of the database. */
  async #prepare(): Promise<Prepared> {
    const released = this.#released
    const year = estonianYear(this.#now())
    return this.#orm.em.fork({ disableTransactions: false }).transactional(
      async em => {
        const waiting = await waitingPublications(em)
        const { months } = await getRetention(em)
        if (released) {
          const { withheld } = released
          const edited = await readTouchedRows(em, waiting.rows)
          const content = contentAfter(released.answers, { withheld, edited }, year, months)
          const touched = [...withheld, ...edited]
          return { waiting, content, touched, known: released.known, manifest: released.manifest }
        }
        const manifest = await this.#store.open(error => this.#log.error({ err: error }, DAMAGED))
        const content = wholeContent(await readAllContent(em), year, months)
        return { waiting, content, touched: [], known: await knownHeldPages(em), manifest }
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    )
  }

  /** Tells who saved what is live, and who what is not live on some pages. */
  async #report(waiting: Waiting, { result, known, keepers }: Report): Promise<void> {
    const { rendered, total, held } = result
    const at = this.#now()
    const live = waiting.publications.map(({ id }) => id).filter(id => !keepers.has(id))
    if (held.length === 0 && known.size === 0) await markLive(this.#orm.em.fork(), live, { rendered, total }, at)
    else {
      await this.#orm.em.fork().transactional(async em => {
        await markLive(em, live, { rendered, total }, at)
        for (const [id, pages] of keepers) await markFailed(em, [id], pagesError(pages))
        await storeHeldPages(em, held, at)
      })
      this.#heldPageLog.tell(held, known)
    }
    const duration_ms = waiting.since && at.getTime() - waiting.since.getTime()
    const pages = { pages_done: rendered, pages_planned: rendered, pages_total: total }
    await this.#announcements.tell({ ids: live, state: 'live', ...pages, duration_ms, error: null })
    for (const [id, kept] of keepers) {
      await this.#announcements.tell({ ids: [id], state: 'failed', ...pages, duration_ms: null, error: pagesError(kept) })
    }
  }

  async #fail(waiting: Waiting, error: unknown): Promise<void> {
    const shown = publicationError(error)
    this.#failures.failed(error, shown, waiting.ids)
    const em = this.#orm.em.fork()
    await markFailed(em, waiting.ids, shown)
    const pages = { pages_done: 0, pages_planned: 0, pages_total: 0 }
    await this.#announcements.tell({ ids: [...waiting.ids], state: 'failed', ...pages, duration_ms: null, error: shown })
  }
}
