import { join } from 'node:path'
import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises'
import type { SitePath } from '#common/paths.ts'
import type { PageItem } from '../content/page-item.ts'
import { sharePictureAddress, type ShareDesign } from '../content/share-design.ts'
import type { Snapshot } from '../content/snapshot.ts'
import type { PictureSource } from '../release/picture-files.ts'
import { PictureReads } from '../release/picture-reads.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import { ShareFolder } from '../release/share-folder.ts'
import type { WorkAfterReleases } from '../release/work-after-releases.ts'
import { DrawingProcess } from './drawing-process.ts'
import { type ImageSource, localImage } from './local-image.ts'
import { allSharedItems, designsOf, sharedItemsOf } from './shared-items.ts'
import { UnreadItems } from './unread-items.ts'

const SWEEP_EVERY_MS = 24 * 60 * 60 * 1000
/** Items between two turns of the event loop: well below a millisecond. */
const ITEMS_PER_TURN = 32
/** Pages do not wait for the pictures of more items. Each item has a picture in every language. */
const MAX_ITEMS_TO_WAIT_FOR = 20
const LOOK_EVERY_MS = 50
/** Looks for which drawing may be paused: after a second and a half a small publication has ended. */
const MAX_PAUSED_LOOKS = 30
/** Pause before the picture storage is asked again for a picture that it could not give. */
const TRY_AGAIN_AFTER_MS = 60_000

/**
 * Keeps a share picture drawn for every page that names one. It works after releases and never delays them: one picture
 * at a time, in a process of low priority. Its work follows from the content and the existing files, so that a
 * dying process loses at most the picture it was drawing.
 */
export class SharePictures implements WorkAfterReleases {
  readonly #dataDir: string
  readonly #reads: PictureReads
  readonly #images: ImageSource
  readonly #log: PublisherLog
  readonly #now: () => Date
  readonly #onChange: (file: string, state: { exists: boolean }) => void
  readonly #drawing = new DrawingProcess()
  #snapshot: Snapshot | null = null
  /** The items whose pictures are to be drawn, first those of the last edit. */
  #waiting = new Set<PageItem>()
  readonly #unread: UnreadItems
  readonly #tryAgainAfterMs: number
  /** Draws the unread items later; null while that is not planned. */
  #retry: NodeJS.Timeout | null = null
  #working: Promise<void> | null = null
  #folder: ShareFolder | null = null
  #sweptAt = -Infinity
  /** The disk refused a file: which ones are missing is unknown, and the next release checks all. */
  #isIncomplete = false
  /** Whether the log has the disk's refusal: it is told once until a round succeeds. */
  #isRefusalTold = false
  readonly #stopping = new AbortController()
  #pause: PromiseWithResolvers<void> | null = null

  /** @param options.onChange called when a picture came or went, as `site/share/x.jpg` */
  constructor(options: {
    dataDir: string
    pictures: PictureSource
    log: PublisherLog
    now?: () => Date
    tryAgainAfterMs?: number
    readWithinMs?: number
    onChange?: (file: string, state: { exists: boolean }) => void
  }) {
    this.#dataDir = options.dataDir
    this.#log = options.log
    this.#unread = new UnreadItems(options.log)
    const { pictures, readWithinMs } = options
    this.#reads = new PictureReads(pictures, { readWithinMs, stopping: this.#stopping.signal })
    this.#images = { siteDir: join(options.dataDir, 'site'), pictures: { read: (hash, name) => this.#read(hash, name) } }
    this.#now = options.now ?? (() => new Date())
    this.#onChange = options.onChange ?? (() => {})
    this.#tryAgainAfterMs = options.tryAgainAfterMs ?? TRY_AGAIN_AFTER_MS
  }

  /**
   * After a release: draws the pictures that its content needs, what an edit changed first.
   * @param facts what differs from the release before, see facts.ts; null when anything may
   */
  released(snapshot: Snapshot, facts: ReadonlySet<string> | null): void {
    if (this.#stopping.signal.aborted) return
    this.#snapshot = snapshot
    if (facts === null || this.#isIncomplete) this.#waiting = new Set([...this.#waiting, ...allSharedItems(snapshot)])
    else this.#waiting = new Set([...sharedItemsOf(facts, snapshot), ...this.#waiting])
    this.#isIncomplete = false
    if (this.#waiting.size > 0) this.#working ??= this.#work()
  }

  /** Pictures that existed and are not among these, as `site/share/x.jpg`; see ShareFolder. */
  gone(present: ReadonlySet<string>): string[] {
    return this.#folder?.gone(present) ?? []
  }

  /** Whether writing some of them failed: then it is unknown which ones exist. */
  get isIncomplete(): boolean {
    return this.#isIncomplete
  }

  /** After a deletion: checks again which pictures exist, and draws the others. */
  drawAgain(): void {
    try {
      this.#folder?.lookAgain()
    } catch {
      // The disk refuses: the folder's watch soon calls this again, and opening the folder tells why.
      this.#folder = null
      this.#isIncomplete = true
      return
    }
    if (this.#snapshot) this.released(this.#snapshot, null)
  }

  /** Stops drawing and writing until {@link resume}, except the picture under way: a release needs the disk. */
  pause(): void {
    this.#pause ??= Promise.withResolvers()
  }

  /** Goes on drawing. */
  resume(): void {
    this.#pause?.resolve()
    this.#pause = null
  }

  /**
   * Resolves when the pictures of the last edits are drawn; at once when many are to be, and soon when a big publication
   * keeps the drawing waiting.
   */
  async fewDrawn(): Promise<void> {
    let pausedLooks = 0
    while (this.#working && this.#waiting.size <= MAX_ITEMS_TO_WAIT_FOR && pausedLooks < MAX_PAUSED_LOOKS) {
      await Promise.race([this.#working, sleep(LOOK_EVERY_MS)])
      pausedLooks = this.#pause === null ? 0 : pausedLooks + 1
    }
  }

  /** Resolves when nothing is waiting: for tests. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  /** Stops drawing, and leaves the other pictures to the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    if (this.#retry) clearTimeout(this.#retry)
    this.#drawing.end()
    this.resume()
    await this.idle()
  }

  /** Draws until nothing waits. */
  async #work(): Promise<void> {
    // Lets the publisher finish its work on the release.
    await yieldToEventLoop()
    const startedAt = performance.now()
    this.#reads.startRound()
    let drawn = 0
    try {
      // This round keeps the folder that it opened: drawAgain may forget `#folder` meanwhile.
      const folder = (this.#folder ??= await ShareFolder.open(this.#dataDir))
      for (let item = this.#takeNext(); item; item = this.#takeNext()) drawn += await this.#drawMissing(item, folder)
      await this.#sweepWhenDue(folder)
      this.#isRefusalTold = false
    } catch (error) {
      // The disk refuses: the next release checks everything again.
      this.#waiting.clear()
      this.#isIncomplete = true
      this.#folder = null
      if (!this.#isRefusalTold)
        this.#log.error({ err: error }, 'share pictures could not be written; the pages are not concerned')
      this.#isRefusalTold = true
    } finally {
      this.#working = null
    }
    if (drawn > 0) this.#log.info({ drawn, ms: Math.round(performance.now() - startedAt) }, 'share pictures drawn')
    this.#retryUnreadLater()
    // A release that came after the last look at `#waiting` found this round still working, and began none.
    if (this.#waiting.size > 0 && !this.#stopping.signal.aborted) this.#working ??= this.#work()
  }

  /** Plans a round for the items whose picture the storage could not give. */
  #retryUnreadLater(): void {
    if (this.#unread.size === 0 || this.#retry !== null || this.#stopping.signal.aborted) return
    const retryNow = () => {
      this.#retry = null
      this.#waiting = new Set([...this.#waiting, ...this.#unread.take()])
      this.#working ??= this.#work()
    }
    this.#retry = setTimeout(retryNow, this.#tryAgainAfterMs).unref()
  }

  #takeNext(): PageItem | null {
    if (this.#stopping.signal.aborted) return null
    const item = this.#waiting.values().next().value ?? null
    if (item) this.#waiting.delete(item)
    return item
  }

  /** Draws the pictures of an item that do not exist. @returns how many it drew */
  async #drawMissing(item: PageItem, folder: ShareFolder): Promise<number> {
    await yieldToEventLoop()
    const snapshot = this.#snapshot
    if (!snapshot) return 0
    let drawn = 0
    for (const design of designsOf(item, snapshot)) {
      const address = sharePictureAddress(design)
      if (folder.has(address)) continue
      await this.#pause?.promise
      if (this.#stopping.signal.aborted) break
      let image: Uint8Array | null
      try {
        image = await localImage(design.image, this.#images, snapshot)
      } catch (error) {
        if (!this.#stopping.signal.aborted) this.#unread.add(item, design.image, error)
        return drawn
      }
      // A stop while the picture was read has ended the drawing process: do not start another.
      if (this.#stopping.signal.aborted) break
      const jpeg = await this.#draw(item, design, image)
      if (!jpeg) continue
      await this.#pause?.promise
      await folder.add(address, jpeg)
      this.#onChange(`site${address}`, { exists: true })
      drawn += 1
    }
    this.#unread.delete(item)
    return drawn
  }

  async #read(hash: string, name: string): Promise<Uint8Array | null> {
    const bytes = await this.#reads.read(hash, name)
    this.#unread.answered()
    return bytes
  }

  /** Draws one picture. @returns null when drawing failed: the log says why, and the item's next edit or a start tries again */
  async #draw(item: PageItem, design: ShareDesign, image: Uint8Array | null): Promise<Uint8Array | null> {
    try {
      const { jpeg, trouble } = await this.#drawing.draw({ design, image })
      const about = { item, locale: design.locale, image: design.image }
      if (trouble !== null) this.#log.error({ ...about, trouble }, 'a share picture does without the picture of its page')
      return jpeg
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        this.#log.error({ err: error, item, locale: design.locale }, 'a share picture could not be drawn')
      return null
    }
  }

  /** Once a day, removes pictures that no page has named for a week. */
  async #sweepWhenDue(folder: ShareFolder): Promise<void> {
    const now = this.#now()
    if (now.getTime() - this.#sweptAt < SWEEP_EVERY_MS) return
    const used = await this.#addressesNamedNow()
    if (used === null) return
    this.#sweptAt = now.getTime()
    const removed = folder.sweep(used, now)
    for (const file of removed) this.#onChange(file, { exists: false })
    if (removed.length > 0) this.#log.info({ removed: removed.length }, 'share pictures that no page names were removed')
  }

  /**
   * Gathers the addresses that pages name, between edits: in a large shop it takes a while.
   * @returns null when a release meanwhile may name others, or when this is to stop
   */
  async #addressesNamedNow(): Promise<Set<SitePath> | null> {
    const snapshot = this.#snapshot
    if (!snapshot) return null
    const used = new Set<SitePath>()
    for (const [index, item] of allSharedItems(snapshot).entries()) {
      if (index % ITEMS_PER_TURN === 0) await yieldToEventLoop()
      await this.#pause?.promise
      if (this.#stopping.signal.aborted || snapshot !== this.#snapshot) return null
      for (const design of designsOf(item, snapshot)) used.add(sharePictureAddress(design))
    }
    return used
  }
}
