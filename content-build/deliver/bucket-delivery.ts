import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskList } from 'graphile-worker'
import { KeyChanged } from '#server/bucket/bucket.ts'
import { restartPauses } from '#server/core/restart-pauses.ts'
import type { Manifest } from '../release/manifest.ts'
import type { DeliveryTarget, ReleasedFiles } from '../release/work-after-releases.ts'
import { BucketFiles, FilesMoved } from './bucket-files.ts'
import { Comparisons } from './comparisons.ts'
import { markDelivered, Undelivered, undeliveredIds } from './delivered-publications.ts'
import type { DeliveryOptions } from './delivery-options.ts'
import { ANY_VERSION, FileStates, MAX_FILES_OF_AN_EDIT, type Round } from './file-states.ts'
import { findHeld } from './held-files.ts'
import { type Journal, type JournalEntry, JournalLost } from './journal.ts'
import { laterJobs, queueSecondPurge } from './later-jobs.ts'
import { headersVersion } from './object-headers.ts'
import { PassedEdits } from './passed-edits.ts'
import { mayBeCached, purgedBy } from './purge-addresses.ts'
import { headersEntry, takeJournal } from './told-caches.ts'
import { isNoted, type TouchedFiles, withTouched } from './touched-files.ts'
import { waitForPictures } from './wait-for-pictures.ts'
import { folderId, hashOnDisk, wantedFiles } from './wanted-files.ts'

/** Pauses after failures; the bucket's client repeats single requests by itself. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000] as const
/** How often a delivery asks whether a publish has ended. */
const POLL_EVERY_MS = 20
/** The longest that requests under way may take after a stop. */
const SETTLES_WITHIN_MS = 3_000

const NOT_DELIVERED = 'the published site was not delivered to the end; it is tried again, and publishing goes on'

const NO_FAILURE = { failing_since: null, failure: null }

/** `ended`: no other request begins. `cut`: those under way are cancelled. */
type Signals = { readonly ended: AbortSignal; readonly cut: AbortSignal }

/**
 * Brings the published folder to a bucket, after each release and beside the next ones (docs/adr/037). It writes only what
 * differs, in the order in which a reader misses nothing: assets, drawn pictures, pages, indexes; of a whole site the drawn
 * pictures come last. Then it deletes and purges. Whatever stops it, the next attempt finds by the journal and a listing what
 * is left.
 */
export class BucketDelivery implements DeliveryTarget {
  readonly #options: DeliveryOptions
  readonly #files: BucketFiles
  readonly #headers: string
  #states = new FileStates()
  #manifest: Manifest | null = null
  /** The last release's number: the publisher changes one manifest in place, which then has the next number. */
  #release = 0
  #isPublishing = false
  #undelivered = new Undelivered()
  /** Files that changed and that the caches have not been told of yet. */
  #touched: TouchedFiles = new Set()
  readonly #passedEdits = new PassedEdits()
  readonly #comparisons = new Comparisons()
  readonly #pausesMs: readonly number[]
  #woken = Promise.withResolvers<void>()

  constructor(options: DeliveryOptions) {
    this.#options = options
    this.#pausesMs = options.pausesMs ?? PAUSES_MS
    const hasPurger = options.purger !== null
    this.#headers = headersEntry(headersVersion({ hasPurger }), options.caches)
    this.#files = new BucketFiles({ ...options, hasPurger })
  }

  /**
   * Delivers until it is stopped. Only the process that publishes calls it.
   * @returns a function that stops it, and resolves when nothing of it runs any more
   */
  async begin(signal: AbortSignal): Promise<() => Promise<void>> {
    this.#states = new FileStates()
    this.#manifest = null
    const journal = await takeJournal(this.#options, this.#headers)
    this.#undelivered = new Undelivered(await undeliveredIds(this.#options.orm.em.fork()))
    const stopping = new AbortController()
    const ended = AbortSignal.any([signal, stopping.signal])
    const cut = new AbortController()
    const running = this.#run(journal, { ended, cut: cut.signal })
    return async () => {
      stopping.abort()
      this.#wake()
      const timer = setTimeout(() => cut.abort(), SETTLES_WITHIN_MS)
      await running
      clearTimeout(timer)
    }
  }

  publishBegins(): void {
    this.#isPublishing = true
  }

  publishEnds(): void {
    this.#isPublishing = false
  }

  released({ manifest, files, publications }: ReleasedFiles): void {
    // Another manifest or number tells that this process missed a release: then the files of that one may differ, too. A release
    // without files keeps its number.
    const expectedRelease = this.#release + (files.length > 0 ? 1 : 0)
    const isNext = manifest === this.#manifest && manifest.release === expectedRelease
    const isEdit = isNext && files.length <= MAX_FILES_OF_AN_EDIT
    if (isEdit) this.#states.wantFresh(files.map(file => [file, hashOnDisk(this.#options.dataDir, file)] as const))
    else this.#states.want(wantedFiles(manifest, this.#options))
    this.#undelivered.add(publications, { isEdit })
    this.#manifest = manifest
    this.#release = manifest.release
    this.#wake()
  }

  /** A drawn picture came or went. @param file `site/share/x.jpg` */
  pictureChanged(file: string, { exists }: { exists: boolean }): void {
    if (this.#manifest === null) return
    this.#states.wantFresh([[file, exists ? ANY_VERSION : null]])
    this.#wake()
  }

  /**
   * Compares the bucket with the folder, and mends it. The journal says what was found once all of it is mended.
   * @param options.removesOldFiles also deletes day-old scripts and drawn pictures that this folder lacks
   * @param options.id names the request in the journal
   */
  compare({ removesOldFiles, id = null }: { removesOldFiles: boolean; id?: string | null }): void {
    this.#comparisons.request({ removesOldFiles, id })
    this.#wake()
  }

  /** The jobs that follow deliveries. */
  laterJobs(signal: AbortSignal): TaskList {
    return laterJobs({ purger: this.#options.purger, compare: () => this.compare({ removesOldFiles: false }), signal })
  }

  #wake(): void {
    this.#woken.resolve()
  }

  async #run(journal: Journal, { ended, cut }: Signals): Promise<void> {
    const pause = restartPauses(this.#pausesMs)
    ended.addEventListener('abort', () => this.#wake(), { once: true })
    while (!ended.aborted) {
      await this.#woken.promise
      this.#woken = Promise.withResolvers()
      if (ended.aborted || this.#manifest === null) continue
      try {
        await this.#deliver(journal, { ended, cut })
      } catch (error) {
        if (ended.aborted) return
        if (error instanceof JournalLost) return this.#options.log.info({ err: error }, 'this process stopped delivering')
        await this.#noteFailure(journal, error)
        await pause(ended)
        this.#wake()
      }
    }
  }

  /** Brings what differs into the bucket, round by round, until nothing does. */
  async #deliver(journal: Journal, signals: Signals): Promise<void> {
    const { ended, cut } = signals
    if (this.#comparisons.due) this.#states.forgetHeld()
    if (!this.#states.isKnown) await this.#withBucket(() => this.#findHeld(journal, cut))
    for (;;) {
      ended.throwIfAborted()
      if (this.#states.hasFreshPages) await waitForPictures(this.#options.picturesDrawn, ended)
      const round = this.#states.nextRound()
      if (round === null) return await this.#finish(journal, cut)
      await this.#deliverRound(round, journal, signals)
    }
  }

  async #deliverRound(round: Round, journal: Journal, signals: Signals): Promise<void> {
    const [ids, release] = [this.#undelivered.edits, this.#release]
    // No file of these edits is left to go ahead of the whole site: their publications end with it.
    if (!round.isFresh) this.#undelivered.gather()
    // Caches need not forget a file that is new to the bucket and named by its content. After the write none of these is new.
    const named = [...round.puts.flat().map(([file]) => file), ...round.deletes]
    const files = new Set(named.filter(file => mayBeCached(file, this.#states)))
    const hasEdit = round.isFresh && (files.size > 0 || this.#passedEdits.lacksSome(ids))
    if (round.isFresh) this.#passedEdits.addFiles(files)
    await this.#noteTouched(files, journal)
    const isAllWritten = await this.#write({ ...round, release }, signals)
    if (!isAllWritten) return
    if (round.isFresh) this.#passedEdits.addWritten(ids)
    // Visitors see an edit while the rest of a whole site is under way. Without a rest, #finish tells all of this.
    if (this.#states.dueCount > 0) await this.#concludeEdits({ ...round, hasEdit }, journal, signals.cut)
  }

  /** Ends the edits that passed a whole site, and an earlier failure of it. When that fails, a later round tries again. */
  async #concludeEdits(round: Round & { hasEdit: boolean }, journal: Journal, cut: AbortSignal): Promise<void> {
    const { untold } = this.#passedEdits
    const isFailureOver = !round.isFresh && untold.files.size === 0
    try {
      if (this.#passedEdits.isDue(round)) await this.#conclude({ ...untold, change: {} }, { journal, cut })
      else if (isFailureOver && journal.entry.failing_since !== null) await journal.note(NO_FAILURE)
    } catch (error) {
      if (error instanceof JournalLost || cut.aborted) throw error
      this.#passedEdits.tellingFailed({ pauseMs: this.#pausesMs.at(-1) ?? 0 })
      await this.#noteFailure(journal, error)
    }
  }

  async #findHeld(journal: Journal, cut: AbortSignal): Promise<void> {
    const [options, files, states, comparisons] = [this.#options, this.#files, this.#states, this.#comparisons]
    const delivery = { options, files, states, comparisons, headers: this.#headers, release: () => this.#release }
    this.#touched = await findHeld(journal, delivery, cut)
  }

  /** Writes and deletes files of a release. @returns false when the next release replaced some, and the rest of them waits */
  async #write({ puts, deletes, release }: Round & { release: number }, { ended, cut }: Signals): Promise<boolean> {
    const states = this.#states
    for (const files of puts) {
      const notWritten = await this.#withBucket(() => this.#files.put(files, { states, ended, cut }))
      ended.throwIfAborted()
      // A drawn picture may be deleted before its turn.
      const moved = notWritten.filter(file => states.wantedHash(file) !== undefined)
      if (moved.length === 0) continue
      // Either a publish is replacing these files: its release follows, and names the versions to write. Or there comes none, and
      // another program has changed them.
      while (this.#isPublishing && release === this.#release) await sleep(POLL_EVERY_MS, undefined, { signal: ended })
      if (release === this.#release) throw new FilesMoved(moved)
      return false
    }
    // The next release may want some of them again.
    const gone = deletes.filter(file => states.wantedHash(file) === undefined)
    await this.#withBucket(() => this.#files.delete(gone, { states, cut }))
    return true
  }

  /** Makes a request to the bucket. When it fails, forgets what the bucket holds: the next attempt lists it. */
  async #withBucket<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request()
    } catch (error) {
      this.#states.forgetHeld()
      throw error
    }
  }

  /** Notes in the journal what is going to change, before it does: after a kill the next process purges these files. */
  async #noteTouched(files: ReadonlySet<string>, journal: Journal): Promise<void> {
    const all = withTouched(this.#touched, files)
    this.#touched = all
    if (isNoted(all, journal.entry)) return
    const touched = all === 'any' ? null : [...all]
    await journal.note({ folder: folderId(this.#options.dataDir), pending: this.#release, touched })
  }

  /** Ends a delivery, unless there is nothing to tell: the bucket has all of the release. */
  async #finish(journal: Journal, cut: AbortSignal): Promise<void> {
    const ids = this.#undelivered.all
    const { entry } = journal
    const files = this.#touched
    const done = { folder: folderId(this.#options.dataDir), delivered: this.#release, pending: null, touched: [] }
    const { unwrittenResult } = this.#comparisons
    const comparison = unwrittenResult && { ...unwrittenResult, at: new Date().toISOString() }
    const isUntouched = files !== 'any' && files.size === 0
    const isDoneAlready = isUntouched && entry.pending === null && entry.delivered === done.delivered
    const hasNews = ids.length > 0 || entry.failing_since !== null || comparison !== null
    if (isDoneAlready && !hasNews) return
    const change = { ...done, ...NO_FAILURE, ...(comparison && { comparison }) }
    await this.#conclude({ files, ids, change }, { journal, cut })
    this.#touched = new Set()
    this.#comparisons.resultWritten()
  }

  /**
   * Tells the caches, the journal and the administrators what the bucket has. The caches come first: when a purge fails, the
   * journal still names the touched files, and the next attempt purges them.
   */
  async #conclude(
    { files, ids, change }: { files: TouchedFiles; ids: readonly number[]; change: Partial<JournalEntry> },
    { journal, cut: signal }: { journal: Journal; cut: AbortSignal },
  ): Promise<void> {
    const { log, purger } = this.#options
    const purge = purger && purgedBy(files, purger)
    if (purge) await purger.purge(purge, { id: randomUUID(), signal })
    const at = new Date()
    let ms: number | null = null
    await journal.note({ ...change, delivered_at: at }, async em => {
      ms = await markDelivered(em, ids, at)
      if (purge) await queueSecondPurge(em, purge)
    })
    this.#passedEdits.told()
    this.#undelivered.delete(ids)
    log.info({ publications: ids, files: files === 'any' ? files : files.size, ms }, 'delivered to the bucket')
    if (ids.length > 0) await this.#options.onDelivered?.(ids, ms)
  }

  async #noteFailure(journal: Journal, error: unknown): Promise<void> {
    const { log } = this.#options
    if (error instanceof KeyChanged) this.compare({ removesOldFiles: false })
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const isKnown = journal.entry.failure === failure
    log[isKnown ? 'info' : 'error']({ err: error }, NOT_DELIVERED)
    const failing_since = journal.entry.failing_since ?? new Date()
    const logUnnoted = (reason: unknown) => log.info({ err: reason }, 'the failure was not noted')
    await journal.note({ failing_since, failure }).catch(logUnnoted)
  }
}
