import type { MikroORM } from '@mikro-orm/postgresql'
import { IsolationLevel } from '@mikro-orm/core'
import type { PublicationProgress } from '../server/publications/publication.schemas.ts'
import { Answers } from './answers.ts'
import { type CompiledSite, PageRenderError } from './compiled-site.ts'
import { sharedPolicies } from './content-security-policy.ts'
import type { Manifest } from './manifest.ts'
import { publicationError } from './publication-error.ts'
import { announce, markFailed, markLive, markPublishing, type Waiting, waitingPublications } from './publication-queue.ts'
import type { PictureSource } from './picture-files.ts'
import type { ContentChange } from './plan.ts'
import { publish, type PublishProgress, type PublishResult } from './publish.ts'
import { readAllContent, readTouchedRows } from './read-content.ts'
import type { ReleaseStore } from './release-store.ts'
import { Snapshot } from './snapshot.ts'

/** What the publisher needs of a logger; pino's loggers fit. */
export type PublisherLog = {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What is released, and the content it was released from. */
type Released = { readonly manifest: Manifest; readonly answers: Answers }

/** What can keep a publish from being released; see `publish`. */
export type PublishLimits = { readonly signal?: AbortSignal; readonly beforeRelease?: () => Promise<void> }

/** What follows from a release and never stands in the way of the next. */
export type WorkAfterReleases = {
  /** A publish begins: leave it the disk. */
  pause(): void
  resume(): void
  /** @param facts what differs from the release before, see facts.ts; null when anything may */
  released(snapshot: Snapshot, facts: ReadonlySet<string> | null): void
}

/** Rounds over the specimen's hundred pages after which rendering is about as quick as it gets. */
const WARM_UP_ROUNDS = 4

/** Messages an administrator's page can show; more often would only cost time. */
const ANNOUNCE_EVERY_MS = 100

/**
 * Keeps the published site equal to the database. One process publishes at a time (worker.ts takes care of that);
 * calls to {@link Publisher.publishWaiting} must not overlap.
 */
export class Publisher {
  readonly #orm: MikroORM
  readonly #site: CompiledSite
  readonly #store: ReleaseStore
  readonly #pictures: PictureSource
  readonly #log: PublisherLog
  readonly #now: () => Date
  readonly #afterwards: WorkAfterReleases | null
  #released: Released | null = null
  #limits: PublishLimits = {}

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
    this.#now = options.now ?? (() => new Date())
    this.#afterwards = options.afterwards ?? null
  }

  /** From now on publishing stops, or is not released, as these say. */
  limit(limits: PublishLimits): void {
    this.#limits = limits
  }

  /**
   * Publishes everything that is saved and not live yet, together. After a start (or a failure that could have left
   * the disk ahead of memory) the whole content is compared; otherwise only what the edits touched.
   * @returns null when pages could not be rendered: the publications say so and wait for the next edit
   * @throws when the database or the disk fails; nothing is lost and the job queue tries again
   */
  async publishWaiting(): Promise<PublishResult | null> {
    this.#afterwards?.pause()
    try {
      return await this.#publishWaiting()
    } finally {
      this.#afterwards?.resume()
    }
  }

  async #publishWaiting(): Promise<PublishResult | null> {
    const startedAt = performance.now()
    const { waiting, answers, change, manifest } = await this.#prepare()
    await markPublishing(this.#orm.em.fork(), waiting.ids)
    const preparedAt = performance.now()
    const result = await this.#publish(waiting, { manifest, answers, change })
    if (!result) return null
    this.#released = { manifest, answers: answers.settle() }
    try {
      await this.#succeed(waiting, result)
    } finally {
      // The release is out even where the database cannot be told: the next one does not bring its facts again.
      this.#afterwards?.released(answers.snapshot, change && change.facts)
    }
    const times = { readMs: round(preparedAt - startedAt), ms: round(performance.now() - startedAt) }
    this.#log.info({ publications: waiting.ids, ...summary(result), ...times }, 'published')
    await this.#tidyUp(manifest)
    return result
  }

  /** @returns null when a page could not be rendered */
  async #publish(
    waiting: Waiting,
    work: { manifest: Manifest; answers: Answers; change: ContentChange | null },
  ): Promise<PublishResult | null> {
    try {
      return await publish({
        ...{ ...work, site: this.#site, store: this.#store, pictures: this.#pictures, ...this.#limits },
        onProgress: this.#announcer(waiting),
      })
    } catch (error) {
      const isPage = error instanceof PageRenderError
      // The disk may be ahead of memory: the next attempt looks what is released.
      if (!isPage) this.#released = null
      if (this.#limits.signal?.aborted) throw error
      await this.#fail(waiting, error)
      if (isPage) return null
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

  /** Renders pages of every kind and throws them away, so that the first edit after a start is as quick as the next. */
  async warmUp(): Promise<void> {
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await sharedPolicies(this.#site)
  }

  /** The content to publish and how it differs from what is released, read in one consistent view of the database. */
  async #prepare(): Promise<{ waiting: Waiting; answers: Answers; change: ContentChange | null; manifest: Manifest }> {
    const released = this.#released
    const year = estonianYear(this.#now())
    return this.#orm.em.fork({ disableTransactions: false }).transactional(
      async em => {
        const waiting = await waitingPublications(em)
        if (released) {
          const touched = await readTouchedRows(em, waiting.rows)
          const before = released.answers.snapshot
          const { snapshot, facts } = before.patch(touched, year)
          const answers = new Answers(snapshot, { answers: released.answers, changedFacts: facts })
          return { waiting, answers, change: { before, facts }, manifest: released.manifest }
        }
        const manifest = await this.#store.open()
        return { waiting, answers: new Answers(Snapshot.fromRows(await readAllContent(em), year)), change: null, manifest }
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    )
  }

  async #succeed(waiting: Waiting, { rendered, total }: PublishResult): Promise<void> {
    const em = this.#orm.em.fork()
    const at = this.#now()
    await markLive(em, waiting.ids, { rendered, total }, at)
    const duration_ms = waiting.since && at.getTime() - waiting.since.getTime()
    const pages = { pages_done: rendered, pages_planned: rendered, pages_total: total }
    await this.#announce({ ids: [...waiting.ids], state: 'live', ...pages, duration_ms, error: null })
  }

  async #fail(waiting: Waiting, error: unknown): Promise<void> {
    const shown = publicationError(error)
    this.#log.error({ err: error, publications: waiting.ids, ...shown }, 'publishing failed')
    const em = this.#orm.em.fork()
    await markFailed(em, waiting.ids, shown)
    const pages = { pages_done: 0, pages_planned: 0, pages_total: 0 }
    await this.#announce({ ids: [...waiting.ids], state: 'failed', ...pages, duration_ms: null, error: shown })
  }

  /** Tells the administrators' browsers; they also ask by themselves, so that one lost message is no failure. */
  async #announce(progress: PublicationProgress): Promise<void> {
    try {
      await announce(this.#orm.em.fork(), progress)
    } catch (error) {
      this.#log.error({ err: error }, 'progress was not announced')
    }
  }

  /** Announces progress without waiting for it: a lost message costs a number on a screen, a wait costs the edit time. */
  #announcer(waiting: Waiting): (progress: PublishProgress) => void {
    let announcedAt = 0
    return ({ done, planned, total }) => {
      if (waiting.ids.length === 0 || performance.now() - announcedAt < ANNOUNCE_EVERY_MS) return
      announcedAt = performance.now()
      const progress: PublicationProgress = {
        ...{ ids: [...waiting.ids], state: 'publishing', pages_done: done, pages_planned: planned, pages_total: total },
        ...{ duration_ms: null, error: null },
      }
      void this.#announce(progress)
    }
  }
}

/** What the log keeps of a publish. */
function summary({ rendered, total, written, removed, planMs, renderMs, releaseMs }: PublishResult) {
  return {
    rendered,
    total,
    written: written.length,
    removed: removed.length,
    planMs: round(planMs),
    renderMs: round(renderMs),
    releaseMs: round(releaseMs),
  }
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}

/** The year on a calendar in Estonia. */
export function estonianYear(at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Tallinn', year: 'numeric' }).format(at))
}
