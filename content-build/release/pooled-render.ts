import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { splitLocale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'
import type { Graph } from '../plan/graph.ts'
import { type CompiledSite, PageRenderError } from '../render/compiled-site.ts'
import { policyTexts } from '../render/content-security-policy.ts'
import { type FailedPage, renderPages, type RenderWork } from '../render/render-pages.ts'
import type { DraftPage } from './draft.ts'
import type { PublisherLog } from './publisher-log.ts'
import type { PooledContent, RenderThreadHandle } from './render-thread-handle.ts'
import type { RenderedSlice } from './render-thread.ts'

/** Pages that a thread gets at once: some 20 ms, so that others go first soon and all threads end together. */
const PAGES_PER_SLICE = 30

/** Pages to render, and where they go. */
export type PooledWork = Omit<RenderWork, 'addresses'> & {
  readonly addresses: readonly SitePath[]
  readonly graph: Graph
  /** The folder that the other threads write pages to. */
  readonly stagingDir: string
  /** Gets every page that another thread rendered. */
  readonly onStaged: (address: SitePath, page: DraftPage) => void
}

/** Renders the pages of one plan on several threads: each takes the next slice when it has done one. */
export class PooledRender {
  readonly #site: CompiledSite
  readonly #answers: Answers
  readonly #work: PooledWork & { readonly log: PublisherLog }
  readonly #slices: SitePath[][]
  /** Pages of slices whose thread ended. Each is tried again alone, which shows the page that ends a thread. */
  readonly #suspects: SitePath[] = []
  readonly #failed: FailedPage[] = []
  #done = 0
  /** Settles when the thread that asked last may begin its page or slice: each waits for the turn of the one before. */
  #turn: Promise<void> = Promise.resolve()
  #isOver = false

  constructor(site: CompiledSite, answers: Answers, work: PooledWork & { readonly log: PublisherLog }) {
    this.#site = site
    this.#answers = answers
    this.#work = work
    this.#slices = inSlices(work.addresses)
  }

  /**
   * Renders with these threads and the publisher's own.
   * @returns the pages that failed, in the order of the addresses
   */
  async renderOn(threads: readonly RenderThreadHandle[]): Promise<FailedPage[]> {
    const { policies, stagingDir, addresses } = this.#work
    const content = { snapshot: this.#answers.snapshot, policies: policyTexts(policies), stagingDir }
    const helping = new Set<Promise<void>>()
    const startHelping = async (thread: RenderThreadHandle) => {
      const sendContent = () => this.#trySendContent(thread, content)
      if (!(await sendContent()) || this.#isOver) return
      const help = this.#renderElsewhere(thread, sendContent)
      helping.add(help)
      await help
    }
    // Below, only the threads in `helping` are awaited: one may still be starting when all pages are rendered.
    for (const thread of threads) startHelping(thread).catch(() => {})
    try {
      await this.#renderHere()
    } catch (error) {
      this.#endTurns(error)
      throw error
    } finally {
      this.#isOver = true
      // Lets threads finish the slices that they have begun, and the draft keeps the pages. After an error or a stop no thread
      // gets another turn.
      await Promise.allSettled(helping)
    }
    await Promise.all(helping)
    // No thread is left to try these: the one that ended could not be started again, and the others were done. The publisher's own
    // thread tries none: the page might end it, too.
    const lost = this.#suspects.map(address => failureOf(address))
    const places = new Map(addresses.map((address, place) => [address, place]))
    const placeOf = ({ address }: FailedPage) => places.get(address) ?? 0
    return [...this.#failed, ...lost].toSorted((a, b) => placeOf(a) - placeOf(b))
  }

  /** Renders slices on the publisher's own thread. Between two pages it takes the messages of the others. */
  async #renderHere(): Promise<void> {
    const { onPage, policies, onDone } = this.#work
    const failed = await renderPages(this.#site, this.#answers, {
      addresses: this.#ownAddresses(),
      policies,
      onPage,
      onDone: () => onDone?.((this.#done += 1)),
      beforePage: async () => {
        await yieldToEventLoop()
        await this.#takeTurn()
      },
    })
    this.#failed.push(...failed)
  }

  *#ownAddresses(): Generator<SitePath> {
    for (let slice = this.#slices.shift(); slice; slice = this.#slices.shift()) yield* slice
  }

  /** Renders on another thread until nothing is left. @param restart gives it its content again, see {@link #trySendContent} */
  async #renderElsewhere(thread: RenderThreadHandle, restart: () => Promise<boolean>): Promise<void> {
    for (let slice = this.#nextSlice(); slice; slice = this.#nextSlice()) {
      await this.#takeTurn()
      try {
        this.#takeRendered(await thread.render(slice.map(address => [address, this.#work.graph.pages.get(address)?.hash])))
      } catch (error) {
        if (isOfFileSystem(error)) {
          this.#endTurns(error)
          throw error
        }
        this.#work.log.error({ err: error, pages: slice }, THREAD_ENDED)
        const [only, ...others] = slice
        if (only !== undefined && others.length === 0) this.#addFailed(failureOf(only))
        else this.#suspects.push(...slice)
        if (!(await restart())) return
      }
    }
  }

  /** Starts the thread where it does not run, and gives it its content. @returns whether it can render now */
  async #trySendContent(thread: RenderThreadHandle, content: PooledContent): Promise<boolean> {
    try {
      await thread.sendContent(content)
      return true
    } catch (error) {
      this.#work.log.error({ err: error }, NOT_STARTED)
      return false
    }
  }

  #nextSlice(): readonly SitePath[] | undefined {
    const suspect = this.#suspects.shift()
    return suspect === undefined ? this.#slices.shift() : [suspect]
  }

  #takeRendered({ queries, pages }: RenderedSlice): void {
    const keys = queries.map(([key, hash]) => this.#answers.takeHash(key, hash))
    for (const { address, queries: places, ...page } of pages) {
      // A place is an index of the list that came with it.
      const asked = places.map(place => keys[place] as QueryKey)
      if ('reason' in page) {
        this.#addFailed({ address, reason: page.reason, queries: asked })
        continue
      }
      this.#work.onStaged(address, { record: { hash: page.hash, queries: asked }, staged: page.staged })
      this.#work.onDone?.((this.#done += 1))
    }
  }

  #addFailed(page: FailedPage): void {
    this.#failed.push(page)
    this.#work.onDone?.((this.#done += 1))
  }

  /**
   * Waits for `beforePage`, one call at a time: while other publications go first, no thread begins anything. A turn that throws,
   * at a stop or because this publication gives way, ends all turns after it.
   */
  #takeTurn(): Promise<void> {
    this.#turn = this.#turnAfter(this.#turn)
    return this.#turn
  }

  /** Ends all turns from now on: no thread begins another page or slice. */
  #endTurns(reason: unknown): void {
    this.#turn = Promise.reject(reason)
    this.#turn.catch(() => {})
  }

  async #turnAfter(others: Promise<void>): Promise<void> {
    await others
    this.#work.signal?.throwIfAborted()
    await this.#work.beforePage?.(this.#done)
  }
}

const NOT_STARTED = 'a thread for rendering could not be started; the others render its part'
const THREAD_ENDED = 'a thread for rendering ended; its pages are rendered again, one at a time'

/** Whether the file system refused a page's file: no page's fault, so the publish fails as a whole. */
function isOfFileSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function failureOf(address: SitePath): FailedPage {
  return { address, reason: new PageRenderError(address, 'the thread that rendered it ended').message, queries: [] }
}

/** Keeps the languages of a page together: only one thread then works out what the page asks of content. */
function inSlices(addresses: readonly SitePath[]): SitePath[][] {
  const ordered = [...Map.groupBy(addresses, address => splitLocale(address).rest).values()].flat()
  const count = Math.ceil(ordered.length / PAGES_PER_SLICE)
  return Array.from({ length: count }, (_, index) => ordered.slice(index * PAGES_PER_SLICE, (index + 1) * PAGES_PER_SLICE))
}
