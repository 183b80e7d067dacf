import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { readSiteCheck } from '#server/site/site-check.ts'
import { type ExpectedFile, expectedFiles, type ExpectedFiles } from '../folder-check/expected-files.ts'
import { FileMemory } from '../folder-check/file-memory.ts'
import { compareFullRender } from '../folder-check/full-render.ts'
import { mendFolder } from '../folder-check/mend-folder.ts'
import { scanFolder, type Thoroughness } from '../folder-check/scan-folder.ts'
import { type Found, foundDifferences, recentLooks, reportWhole, updateReport } from '../folder-check/site-report.ts'
import type { Manifest } from '../release/manifest.ts'
import { FolderWatchLog } from './folder-watch-log.ts'
import type { WatchOptions } from './folder-watch-options.ts'
import { LatePictures } from './late-pictures.ts'

/** The shortest pause between two looks. */
const MIN_PAUSE_MS = 5_000
/**
 * A look takes 5 µs a file: with this pause it uses 2.5 % of one processor, and looks are 7 seconds apart at 10,000
 * products.
 */
const PAUSE_PER_FILE_MS = 0.2
/** The longest pause: a deleted file is back well within a minute, however large the site is. */
const MAX_PAUSE_MS = 30_000
/** Pause before the publisher, which has failed, is asked again for what is released; its own next try may be hours away. */
const FIND_OUT_AGAIN_AFTER_MS = 60_000
/** Pause before mending is tried again for a file that could not be mended. */
const TRY_AGAIN_AFTER_MS = 5 * 60_000
/** Expected files listed between two turns of the event loop. */
const FILES_PER_TURN = 1_000
/** Files mended in one turn: edits pass between two turns, and the first pages are back before the last is made. */
const MENDED_PER_TURN = 2_000

const NOTHING: Found = { changed: [], missing: [], strange: [], unmended: [] }

/** `wrong`: all files that seem to differ from `expected`; `files`: those of them to mend now. */
type Suspects = { files: string[]; gonePictures: string[]; wrong: ReadonlySet<string>; expected: ExpectedFiles }

/**
 * Keeps the published folders as they were released. It looks at them every few seconds between publishes, checks every
 * byte on request, and mends differences in the publisher's turn. Findings go to the log and to the report that
 * `/readyz` reads.
 */
export class FolderWatch {
  readonly #options: WatchOptions
  readonly #dataDir: string
  readonly #log: FolderWatchLog
  readonly #memory: FileMemory
  readonly #latePictures: LatePictures
  #signal: AbortSignal | null = null
  /** The files of the release, listed once for each release. */
  #expected: { manifest: Manifest; release: number; files: ExpectedFiles } | null = null
  /** When the publisher was last asked to find out what is released. */
  #foundOutAt = -Infinity
  /** When mending a file was last tried and failed, on a clock that cannot be set. */
  readonly #triedAt = new Map<string, number>()
  /** Settles when the last look or check that was begun is over. */
  #working: Promise<unknown> = Promise.resolve()
  /** Ids of requested checks that wait or run. */
  readonly #requested = new Set<string>()

  constructor(options: WatchOptions) {
    this.#options = options
    this.#dataDir = options.store.rootDir
    this.#log = new FolderWatchLog(options.log, this.#dataDir, () => this.#signal?.aborted ?? false)
    this.#memory = new FileMemory(this.#dataDir)
    this.#latePictures = new LatePictures(options)
  }

  /**
   * Looks at the names, mends, and goes on looking until it is stopped. No error in it ends the process.
   * @returns a function that stops it, and resolves when nothing of it runs any more
   */
  async begin(signal: AbortSignal): Promise<() => Promise<void>> {
    const stopping = new AbortController()
    const ended = AbortSignal.any([signal, stopping.signal])
    this.#signal = ended
    const { looksByItself = true } = this.#options
    if (looksByItself) await this.#log.catchFailure(() => this.look('names'))
    const looking = looksByItself && this.#keepLooking(ended)
    return async () => {
      stopping.abort()
      await looking
      await this.#working
      await this.#log.catchFailure(async () => this.#memory.save({ isLast: true }))
    }
  }

  async #keepLooking(signal: AbortSignal): Promise<void> {
    const { pauseMs = MIN_PAUSE_MS } = this.#options
    for (;;) {
      const files = this.#expected?.files.size ?? 0
      const pause = Math.max(pauseMs, Math.min(files * PAUSE_PER_FILE_MS, MAX_PAUSE_MS))
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await this.#log.catchFailure(() => this.look('quick'))
    }
  }

  /** Looks once, and mends. @throws what the file system or the publisher throws */
  look(thoroughness: Thoroughness = 'quick'): Promise<Found> {
    return this.#enqueue(async () => {
      await this.#findOutReleased()
      const suspects = await this.#findSuspects(thoroughness)
      if (!suspects) return NOTHING
      const mended = await this.#mend(suspects.files, { gonePictures: suspects.gonePictures, byLook: true })
      if (thoroughness === 'names') return mended
      await this.#log.forgetMended({ ...suspects, lacking: () => this.#latePictures.lacking() })
      // At a start no edit waits for pictures.
      await this.#latePictures.bringWhenDue(this.#signal)
      return mended
    })
  }

  /**
   * Compares every byte with the release, and the release with a full render of the whole content; mends and reports.
   * @param id under which the caller finds the result in the report. It may ask again: a check that waits, runs or was the last
   *   one does not start again.
   * @returns whether everything was compared
   */
  async check(id: string | null = null): Promise<boolean> {
    if (id === null) return this.#enqueue(() => this.#check(id))
    if (this.#requested.has(id)) return false
    this.#requested.add(id)
    try {
      return await this.#enqueue(async () => (await this.#hasReported(id)) || this.#check(id))
    } finally {
      this.#requested.delete(id)
    }
  }

  async #hasReported(id: string): Promise<boolean> {
    return (await readSiteCheck(this.#dataDir)).whole?.id === id
  }

  async #check(id: string | null): Promise<boolean> {
    // Another process may publish by now.
    if (this.#signal?.aborted) return false
    const startedAt = performance.now()
    const figures = () => ({ id, ms: Math.round(performance.now() - startedAt) })
    try {
      const { mended, files, pages } = await this.#compareAndMendAll()
      const before = await recentLooks(this.#dataDir)
      const whole = { ...foundDifferences(mended, new Date()), ...figures(), files, pages, failure: null, before }
      await reportWhole(this.#dataDir, whole)
      this.#log.logCompared({ files, pages, ms: whole.ms })
      return true
    } catch (error) {
      // A stop, or the publisher's lost lock, is nothing that the check found.
      if (this.#signal?.aborted) return false
      const failure = error instanceof Error ? error.message : String(error)
      const whole = { ...foundDifferences(NOTHING, new Date()), ...figures(), files: 0, pages: 0, failure, before: [] }
      // A lost database is back before a person reads this.
      if (!isLostConnection(error)) await this.#log.catchFailure(() => updateReport(this.#dataDir, { whole }))
      this.#log.logFailure(error)
      return false
    }
  }

  async #compareAndMendAll(): Promise<{ mended: Found; files: number; pages: number }> {
    const { publisher, site, store } = this.#options
    // Each publish does it too, but only logs a failure: the check reports it.
    await store.deleteOldStrange()
    await publisher.publishAll()
    this.#triedAt.clear()
    // An edit may have failed since: then a turn publishes once more, or throws.
    const { manifest, answers } = publisher.released ?? (await publisher.runInTurn(async released => released))
    const rendered = await compareFullRender({ site, manifest, snapshot: answers.snapshot, breathe: () => this.#breathe() })
    const suspects = await this.#findSuspects('bytes')
    const mended = await this.#mend(new Set([...(suspects?.files ?? []), ...rendered.files]), {
      gonePictures: suspects?.gonePictures ?? [],
      byLook: false,
      otherwise: new Set(rendered.files),
    })
    await this.#bringPictures(mended)
    return { mended, files: this.#expected?.files.size ?? 0, pages: rendered.pages }
  }

  /** Brings pictures that the release lacks. Those that the storage does not give are missing, and not mended. */
  async #bringPictures(mended: Found): Promise<void> {
    const known = new Set(mended.unmended.map(({ file }) => file))
    const unmended = (await this.#latePictures.bring(this.#signal)).filter(({ file }) => !known.has(file))
    const missing = unmended.map(({ file }) => file)
    mended.missing.push(...missing)
    mended.unmended.push(...unmended)
    await this.#log.report({ ...NOTHING, missing, unmended }, { byLook: false })
  }

  /** Lets the publisher find out what is released. After a failure it would not know until its next publication. */
  async #findOutReleased(): Promise<void> {
    const { publisher } = this.#options
    const isDue = performance.now() - this.#foundOutAt >= FIND_OUT_AGAIN_AFTER_MS
    // After a stop another process may publish.
    if (this.#signal?.aborted || publisher.released !== null || !isDue) return
    this.#foundOutAt = performance.now()
    await publisher.runInTurn(async () => {})
  }

  /**
   * Finds files that seem to differ from the release: mending looks at each again. A file that could not be mended is left
   * out for {@link TRY_AGAIN_AFTER_MS}.
   * @returns null while it is not known what is released, and after a stop
   */
  async #findSuspects(thoroughness: Thoroughness): Promise<Suspects | null> {
    const { publisher, store, pictures, sharePictures } = this.#options
    await publisher.whenIdle()
    const { manifest } = publisher.released ?? {}
    if (!manifest || this.#signal?.aborted) return null
    const breathe = () => this.#breathe()
    const expected = await this.#expectedOf(manifest)
    const look = { rootDir: this.#dataDir, memory: this.#memory, pictures, thoroughness, breathe }
    const { sharePictures: present, ...found } = await scanFolder({ ...look, expected })
    this.#memory.save({ released: expected })
    if (!store.remembers(manifest)) await this.#restoreMemory()
    const dueBefore = performance.now() - TRY_AGAIN_AFTER_MS
    // A link in the place of a folder goes before that folder's files come back.
    const suspects = [...found.strange, ...found.missing, ...found.changed]
    return {
      files: suspects.filter(file => (this.#triedAt.get(file) ?? -Infinity) < dueBefore),
      gonePictures: sharePictures?.gone(present) ?? [],
      wrong: new Set(suspects),
      expected,
    }
  }

  /**
   * Mends and reports.
   * @param found.gonePictures share pictures to draw again
   * @param found.otherwise files that a full render makes with other bytes
   */
  async #mend(
    suspects: Iterable<string>,
    found: { gonePictures: readonly string[]; byLook: boolean; otherwise?: ReadonlySet<string> },
  ): Promise<Found> {
    const { gonePictures, byLook, otherwise = new Set<string>() } = found
    const { publisher, site, store, pictures, sharePictures } = this.#options
    const files = [...suspects]
    const mended: Found = { changed: [], missing: [], strange: [], unmended: [] }
    for (let start = 0; start < files.length; start += MENDED_PER_TURN) {
      const work = { site, store, pictures, suspects: files.slice(start, start + MENDED_PER_TURN), renderedOtherwise: otherwise }
      const { hasLostVersions, ...part } = await publisher.runInTurn(released => mendFolder({ ...work, ...released }))
      for (const kind of ['changed', 'missing', 'strange'] as const) mended[kind].push(...part[kind])
      mended.unmended.push(...part.unmended)
      if (hasLostVersions) await publisher.publishWaiting()
    }
    if (gonePictures.length > 0 || sharePictures?.isIncomplete) sharePictures?.drawAgain()
    for (const { file } of mended.unmended) this.#triedAt.set(file, performance.now())
    // Opening the store, or restoring its memory, may have found more: it is reported here, once.
    const { changed, missing } = store.found
    const all = {
      ...mended,
      changed: [...changed.splice(0), ...mended.changed].toSorted(),
      missing: [...missing.splice(0), ...mended.missing, ...gonePictures].toSorted(),
      strange: mended.strange.toSorted(),
    }
    await this.#log.report(all, { byLook })
    return all
  }

  /** Writes the publisher's folder again, before a release needs it: a person or program has deleted it. */
  async #restoreMemory(): Promise<void> {
    const { publisher, store } = this.#options
    await publisher.runInTurn(async ({ manifest }) => {
      if (store.remembers(manifest)) return
      await store.remember(manifest)
      store.found.missing.push('publisher')
    })
    this.#memory.save({ isLast: true })
    this.#options.sharePictures?.drawAgain()
  }

  async #expectedOf(manifest: Manifest): Promise<ExpectedFiles> {
    const { release } = manifest
    if (this.#expected?.manifest === manifest && this.#expected.release === release) return this.#expected.files
    const files = new Map<string, ExpectedFile>()
    for (const [file, expected] of expectedFiles(manifest, this.#options.site.origin)) {
      files.set(file, expected)
      if (files.size % FILES_PER_TURN === 0) await this.#breathe()
    }
    this.#expected = { manifest, release, files }
    return files
  }

  /** Lets other work of the process, and publishing, go first. @throws the signal's reason after a stop */
  async #breathe(): Promise<void> {
    await yieldToEventLoop()
    await this.#options.publisher.whenIdle()
    this.#signal?.throwIfAborted()
  }

  /** Works after all that was begun before: a look and a check never overlap. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const working = this.#working.then(work)
    this.#working = working.catch(() => {})
    return working
  }
}
