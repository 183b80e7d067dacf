import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { SitePath } from '../../src/i18n/paths.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { Snapshot } from '../content/snapshot.ts'
import type { WorkAfterReleases } from '../release/work-after-releases.ts'
import { DrawingProcess } from './drawing-process.ts'
import type { ImageFolders } from './local-image.ts'
import { sharePictureAddress, type ShareDesign } from '../content/share-design.ts'
import { ShareFolder } from '../release/share-folder.ts'
import { allSharedItems, designsOf, type SharedItem, sharedItemsOf } from './shared-items.ts'

const SWEEP_EVERY_MS = 24 * 60 * 60 * 1000
/** Looked at between two turns of the event loop: well below a millisecond. */
const ITEMS_PER_TURN = 32

/**
 * Keeps a share picture drawn for every page that names one. It works after releases and never in their way: one
 * picture at a time, in a process of the lowest priority. What it has to do follows from the content and the files
 * that are there, so that a process which dies loses at most the picture it was drawing.
 */
export class SharePictures implements WorkAfterReleases {
  readonly #dataDir: string
  readonly #folders: ImageFolders
  readonly #log: PublisherLog
  readonly #now: () => Date
  readonly #drawing = new DrawingProcess()
  #snapshot: Snapshot | null = null
  #waiting = new Set<SharedItem>()
  #working: Promise<void> | null = null
  #folder: ShareFolder | null = null
  #sweptAt = -Infinity
  /** The disk refused: nobody knows what is missing. */
  #isIncomplete = false
  #isStopped = false
  #pause: PromiseWithResolvers<void> | null = null

  constructor(options: { dataDir: string; log: PublisherLog; now?: () => Date }) {
    this.#dataDir = options.dataDir
    this.#folders = { site: join(options.dataDir, 'site'), media: join(options.dataDir, 'media') }
    this.#log = options.log
    this.#now = options.now ?? (() => new Date())
  }

  /**
   * Content was released: draws what it needs, what an edit changed first.
   * @param facts what differs from the release before, see facts.ts; null when anything may
   */
  released(snapshot: Snapshot, facts: ReadonlySet<string> | null): void {
    if (this.#isStopped) return
    this.#snapshot = snapshot
    if (facts === null || this.#isIncomplete) this.#waiting = new Set([...this.#waiting, ...allSharedItems(snapshot)])
    else this.#waiting = new Set([...sharedItemsOf(facts, snapshot), ...this.#waiting])
    this.#isIncomplete = false
    if (this.#waiting.size > 0) this.#working ??= this.#work()
  }

  /** Pictures that were there and are not among these; see ShareFolder. */
  gone(present: ReadonlySet<string>): string[] {
    return this.#folder?.gone(present) ?? []
  }

  /** Whether some could not be written: which ones are there is not known. */
  get isIncomplete(): boolean {
    return this.#isIncomplete
  }

  /** Files were deleted: looks again which pictures are there, and draws the others. */
  drawAgain(): void {
    this.#folder?.lookAgain()
    if (this.#snapshot) this.released(this.#snapshot, null)
  }

  /** Draws and writes nothing more until {@link resume}, but for the picture under way: the disk belongs to a release. */
  pause(): void {
    this.#pause ??= Promise.withResolvers()
  }

  resume(): void {
    this.#pause?.resolve()
    this.#pause = null
  }

  /** Resolves when nothing is waiting: for tests and for whoever wants to look. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  /** Leaves what is not drawn to the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#drawing.end()
    this.resume()
    await this.idle()
  }

  async #work(): Promise<void> {
    // Lets the publisher finish what it is doing with the release.
    await yieldToEventLoop()
    const startedAt = performance.now()
    let drawn = 0
    try {
      this.#folder ??= await ShareFolder.open(this.#dataDir)
      for (let item = this.#next(); item; item = this.#next()) drawn += await this.#drawMissing(item, this.#folder)
      await this.#sweepWhenDue(this.#folder)
    } catch (error) {
      // The disk refuses: the next release looks again at everything.
      this.#waiting.clear()
      this.#isIncomplete = true
      this.#folder = null
      this.#log.error({ err: error }, 'share pictures could not be written; the pages are not concerned')
    } finally {
      this.#working = null
    }
    if (drawn > 0) this.#log.info({ drawn, ms: Math.round(performance.now() - startedAt) }, 'share pictures drawn')
    // Came in after the last look.
    if (this.#waiting.size > 0 && !this.#isStopped) this.#working ??= this.#work()
  }

  #next(): SharedItem | null {
    if (this.#isStopped) return null
    const item = this.#waiting.values().next().value ?? null
    if (item) this.#waiting.delete(item)
    return item
  }

  /** @returns how many were drawn */
  async #drawMissing(item: SharedItem, folder: ShareFolder): Promise<number> {
    await yieldToEventLoop()
    let drawn = 0
    for (const design of this.#snapshot ? designsOf(item, this.#snapshot) : []) {
      const address = sharePictureAddress(design)
      if (folder.has(address)) continue
      await this.#pause?.promise
      if (this.#isStopped) break
      const jpeg = await this.#draw(item, design)
      if (!jpeg) continue
      await this.#pause?.promise
      await folder.add(address, jpeg)
      drawn += 1
    }
    return drawn
  }

  /** @returns null when it cannot be drawn: the log says why, and the next start tries again */
  async #draw(item: SharedItem, design: ShareDesign): Promise<Uint8Array | null> {
    try {
      const { jpeg, trouble } = await this.#drawing.draw({ design, folders: this.#folders })
      const about = { item, locale: design.locale, image: design.image }
      if (trouble !== null) this.#log.error({ ...about, trouble }, 'a share picture does without the picture of its page')
      return jpeg
    } catch (error) {
      if (!this.#isStopped) this.#log.error({ err: error, item, locale: design.locale }, 'a share picture could not be drawn')
      return null
    }
  }

  async #sweepWhenDue(folder: ShareFolder): Promise<void> {
    const now = this.#now()
    if (now.getTime() - this.#sweptAt < SWEEP_EVERY_MS) return
    const used = await this.#namedNow()
    if (used === null) return
    this.#sweptAt = now.getTime()
    const removed = folder.sweep(used, now)
    if (removed > 0) this.#log.info({ removed }, 'share pictures that no page names were removed')
  }

  /**
   * The addresses that pages name, gathered between edits and not in their way: in a large shop it takes a while.
   * @returns null when content was released meanwhile, which may name others, or when this is to stop
   */
  async #namedNow(): Promise<Set<SitePath> | null> {
    const snapshot = this.#snapshot
    if (!snapshot) return null
    const used = new Set<SitePath>()
    for (const [index, item] of allSharedItems(snapshot).entries()) {
      if (index % ITEMS_PER_TURN === 0) await yieldToEventLoop()
      await this.#pause?.promise
      if (this.#isStopped || snapshot !== this.#snapshot) return null
      for (const design of designsOf(item, snapshot)) used.add(sharePictureAddress(design))
    }
    return used
  }
}
