import type { MikroORM } from '@mikro-orm/postgresql'
import { getRetention } from '#server/inbox/retention.ts'
import { estonianYear } from '../content/estonian-year.ts'
import { inOneView, readAllContent, readTouchedRows } from '../content/read-content.ts'
import { wholeContent, withheldRows } from '../plan/withheld.ts'
import type { Manifest } from '../release/manifest.ts'
import type { PictureSource } from '../release/picture-files.ts'
import { publishSummary, roundMs } from '../release/publish-summary.ts'
import { publish, type PublishResult } from '../release/publish.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import type { RenderPool } from '../release/render-pool.ts'
import type { DeliveryTarget, WorkAfterReleases } from '../release/work-after-releases.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import { GaveWay } from '../render/render-pages.ts'
import { warmUp } from '../render/warm-up.ts'
import { assignBlame } from './blame.ts'
import { FairTurns, type Turn } from './fair-turn.ts'
import { type NextPublication, publicationOver, type Released } from './next-publication.ts'
import { knownHeldPages, markPublishing, type Waiting, waitingPublications } from './publication-queue.ts'
import { PublicationReports } from './publication-reports.ts'

/** What can stop a publish before its release; see `PublishOptions`. */
export type PublishLimits = { readonly signal?: AbortSignal; readonly beforeRelease?: () => Promise<void> }

// Messages of the log.
const DAMAGED = 'what is published is not known any more; the whole site is published again, and visitors are served meanwhile'
const PICTURES_FOLLOW = 'pictures could not be read; pages are live without them, and they follow when the storage answers'

/** Keeps the published site equal to the database. Only one process publishes at a time (worker.ts ensures it). */
export class Publisher {
  readonly #orm: MikroORM
  readonly #site: CompiledSite
  readonly #store: ReleaseStore
  readonly #pictures: PictureSource
  readonly #pool: RenderPool | undefined
  readonly #log: PublisherLog
  readonly #reports: PublicationReports
  readonly #now: () => Date
  readonly #afterwards: WorkAfterReleases | null
  readonly #delivery: DeliveryTarget | null
  readonly #fairTurns: FairTurns
  #released: Released | null = null
  #limits: PublishLimits = {}
  #publishing: Promise<unknown> | null = null
  #isWarm = false

  constructor(options: {
    orm: MikroORM
    site: CompiledSite
    store: ReleaseStore
    pictures: PictureSource
    /** Renders big publications on all cores. */
    pool?: RenderPool
    log: PublisherLog
    now?: () => Date
    afterwards?: WorkAfterReleases
    delivery?: DeliveryTarget | undefined
    /** Pages after which a publication checks for smaller ones that wait. */
    pagesPerSlice?: number
  }) {
    this.#orm = options.orm
    this.#site = options.site
    this.#store = options.store
    this.#pictures = options.pictures
    this.#pool = options.pool
    this.#log = options.log
    this.#now = options.now ?? (() => new Date())
    this.#afterwards = options.afterwards ?? null
    this.#delivery = options.delivery ?? null
    const awaitsDelivery = this.#delivery !== null
    this.#reports = new PublicationReports({ orm: options.orm, log: options.log, now: this.#now, awaitsDelivery })
    this.#fairTurns = new FairTurns({ ...options, reports: this.#reports })
  }

  /** Sets the limits that stop publishing or a release. */
  limit(limits: PublishLimits): void {
    this.#limits = limits
  }

  /** Starts publishing under these limits, and first checks what another process has released since. */
  begin(limits: PublishLimits): void {
    this.#released = null
    this.limit(limits)
  }

  /**
   * Publishes everything that is saved and not live yet, together. After a start (or a failure that could have left the
   * disk ahead of memory) it compares the whole content; otherwise only what the edits touched. A page that cannot be
   * built stays as it was, and the publications that hold it back say so.
   * @throws when the database or the disk fails; nothing is lost and the job queue tries again
   */
  async publishWaiting(): Promise<PublishResult> {
    return this.#takeTurn(() => this.#publishWaiting())
  }

  /** Publishes as after a start: reads the whole content and the release again. @throws as {@link publishWaiting} */
  async publishAll(): Promise<PublishResult> {
    return this.#takeTurn(() => {
      this.#released = null
      return this.#publishWaiting()
    })
  }

  /** The present release, for a check between two publishes; null when the next publish has to find it out. */
  get released(): Pick<Released, 'manifest' | 'answers'> | null {
    return this.#released
  }

  /**
   * Works on the present release while nothing else releases.
   * @throws the work's error or, where the last publish failed, that of another try
   */
  async runInTurn<T>(work: (released: Pick<Released, 'manifest' | 'answers'> & PublishLimits) => Promise<T>): Promise<T> {
    return this.#takeTurn(async () => {
      if (!this.#released) await this.#publishWaiting()
      const { manifest, answers } = this.#released as unknown as Released // A publish that did not throw has set it.
      const { release } = manifest
      try {
        const result = await work({ manifest, answers, ...this.#limits })
        if (manifest.release !== release) this.#delivery?.released({ manifest, files: [], publications: [] })
        return result
      } catch (error) {
        // The disk may be ahead of memory.
        this.#released = null
        throw error
      }
    })
  }

  /** Logs that publishing waits for room, once: it may have failed before or after the publication itself. */
  tellOfFullDisk(error: unknown): void {
    this.#reports.diskFull(error)
  }

  /** Resolves between two publishes. */
  async whenIdle(): Promise<void> {
    while (this.#publishing) await this.#publishing.catch(() => {})
  }

  /** Runs one call at a time. Two may wait for the same one: the first of them begins, and the other sees that and waits on. */
  async #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    while (this.#publishing) await this.#publishing.catch(() => {})
    this.#afterwards?.pause()
    this.#delivery?.publishBegins()
    const working = work()
    this.#publishing = working
    try {
      return await working
    } finally {
      this.#publishing = null
      this.#delivery?.publishEnds()
      this.#afterwards?.resume()
    }
  }

  async #publishWaiting(): Promise<PublishResult> {
    const startedAt = performance.now()
    let next = await this.#readNext()
    await markPublishing(this.#orm.em.fork(), next.waiting.freshIds)
    // While the present release is unknown, nothing can pass.
    const turn = this.#released
      ? this.#fairTurns.turnOf(next, { released: () => this.#released, releaseFirst: passing => this.#releasePassing(passing) })
      : null
    for (;;) {
      try {
        return await this.#releaseAndReport(next, { startedAt, ...turn })
      } catch (error) {
        if (!(error instanceof GaveWay) || !this.#released) throw error
        // Smaller publications are out by now: this one is planned again over their release. Its draft keeps what it rendered.
        next = publicationOver(this.#released, next)
      }
    }
  }

  /** Releases publications and reports them. @throws GaveWay when others are released meanwhile and it needs a new plan */
  async #releaseAndReport(next: NextPublication, { startedAt, ...turn }: Turn & { startedAt: number }): Promise<PublishResult> {
    const { waiting, content, manifest, touched, heldBefore } = next
    const preparedAt = performance.now()
    const before = this.#released?.answers ?? null
    const result = await this.#publish(next, turn)
    const { answers, change } = result.content
    let live: readonly number[] = []
    try {
      const publications = waiting.publications
      const blamed = await assignBlame({ ...result, site: this.#site, publications, heldBefore, before, after: answers, touched })
      this.#released = {
        manifest,
        answers: answers.settle(),
        withheld: withheldRows(manifest.withheld, content),
        held: new Set(result.held.map(({ address }) => address)),
      }
      live = await this.#reports.released(waiting, { result, blamed, heldBefore })
    } catch (error) {
      // The next attempt finds out what is released, and whom to report to.
      this.#released = null
      throw error
    } finally {
      // Both hear of the release even where the database could not be updated: it is out, and the next publish, which compares
      // with what is out, does not name these facts and files again.
      this.#afterwards?.released(answers.snapshot, change && change.facts)
      this.#delivery?.released({ manifest, files: [...result.written, ...result.removed], publications: live })
    }
    this.#reports.succeeded()
    const times = { readMs: roundMs(preparedAt - startedAt), ms: roundMs(performance.now() - startedAt) }
    if (result.pictureFailure !== null) this.#log.error({ err: result.pictureFailure }, PICTURES_FOLLOW)
    this.#log.info({ publications: waiting.freshIds, ...publishSummary(result), ...times }, 'published')
    await this.#tidyUp(manifest)
    return result
  }

  async #publish({ waiting, manifest, content }: NextPublication, { onFailure, ...turn }: Turn): Promise<PublishResult> {
    const work = { manifest, content, site: this.#site, store: this.#store, pictures: this.#pictures, pool: this.#pool }
    try {
      return await publish({ ...work, ...this.#limits, ...turn, onProgress: this.#reports.progressOf(waiting) })
    } catch (error) {
      if (error instanceof GaveWay) throw error
      // The disk may be ahead of memory: the next attempt reads what is released.
      this.#released = null
      if (!this.#limits.signal?.aborted) await (onFailure ? onFailure(error) : this.#reports.failed(waiting, error))
      throw error
    }
  }

  /**
   * Releases publications that may pass the running one.
   * @returns null when it cannot be released now: it waits again, and the running publication goes on
   * @throws an error after which the release is unknown, or this process may not publish any more
   */
  async #releasePassing(passing: NextPublication): Promise<PublishResult | null> {
    const released = this.#released
    let state = 'rendering' as 'rendering' | 'releasing' | 'waits again'
    const beforeRelease = async () => {
      state = 'releasing'
      await this.#limits.beforeRelease?.()
    }
    const onFailure = async (error: unknown) => {
      if (state === 'releasing') return this.#reports.failed(passing.waiting, error)
      state = 'waits again'
      await this.#reports.waitsAgain(passing.waiting)
    }
    try {
      return await this.#releaseAndReport(passing, { startedAt: performance.now(), beforeRelease, onFailure })
    } catch (error) {
      if (state !== 'waits again') throw error
      // It failed before its release: what was released is still out.
      this.#released = released
      this.#log.info(
        { reason: String(error), publications: passing.waiting.freshIds },
        'smaller publications wait for the bigger one',
      )
      return null
    }
  }

  /** Tidies up after earlier releases. A failure is only logged: this release is out, and the next one tries again. */
  async #tidyUp(manifest: Manifest): Promise<void> {
    try {
      await this.#store.tidyUp(manifest)
    } catch (error) {
      this.#log.error({ err: error }, 'could not tidy up after earlier releases; the release records keep the manifest meanwhile')
    }
  }

  /** Makes the first edit as quick as later ones, once and in the background: publishing interrupts it between two pages. */
  warmUp(signal: AbortSignal): void {
    if (this.#isWarm) return
    this.#isWarm = true
    void warmUp(this.#site, async () => {
      await this.whenIdle()
      return !signal.aborted
    })
  }

  /** Reads the content to publish, and the present release. */
  async #readNext(): Promise<NextPublication> {
    const released = this.#released
    const year = estonianYear(this.#now())
    return inOneView(this.#orm, async em => {
      const waiting = await waitingPublications(em)
      const { months: retentionMonths } = await getRetention(em)
      if (released)
        return publicationOver(released, { waiting, edited: await readTouchedRows(em, waiting.rows), year, retentionMonths })
      const manifest = await this.#openRelease(waiting)
      const content = wholeContent(await readAllContent(em), year, retentionMonths)
      return { waiting, content, edited: [], touched: [], year, retentionMonths, heldBefore: await knownHeldPages(em), manifest }
    })
  }

  /** Opens the present release. Where the disk refuses to finish an interrupted one, everything that waits has failed. */
  async #openRelease(waiting: Waiting): Promise<Manifest> {
    try {
      return await this.#store.open(error => this.#log.error({ err: error }, DAMAGED))
    } catch (error) {
      if (!this.#limits.signal?.aborted) await this.#reports.failed(waiting, error)
      throw error
    }
  }
}
