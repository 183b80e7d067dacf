import { availableParallelism } from 'node:os'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { splitLocale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'
import { rowsBetween } from '../content/snapshot-difference.ts'
import { NO_CONTENT, type Snapshot } from '../content/snapshot.ts'
import type { Graph } from '../plan/graph.ts'
import { type CompiledSite, PageRenderError } from '../render/compiled-site.ts'
import { type FailedPage, renderPages, type RenderWork } from '../render/render-plan.ts'
import type { DraftPage } from './draft.ts'
import type { PublisherLog } from './publisher-log.ts'
import type { ContentMessage, RenderedSlice, Slice, ThreadInput } from './render-thread.ts'

/** Fewer pages are rendered before a cold thread is of any help. */
const WORTH_IT = 512
/** Pages that a thread gets at once: some 20 ms, so that others go first soon and all threads end together. */
const PAGES_PER_SLICE = 30
/** Content and threads leave memory when no big publication follows within this time. */
const IDLE_MS = 60_000
/** Memory that must be free for each further thread. */
const MEMORY_PER_THREAD = 2 ** 30

type PoolOptions = ThreadInput & {
  readonly log: PublisherLog
  /** Threads that render together, the publisher's own included. */
  readonly threads?: number | undefined
  /** Pages from which the other threads help. */
  readonly worthIt?: number | undefined
  readonly idleMs?: number | undefined
}

export type PooledWork = Omit<RenderWork, 'addresses'> & {
  readonly addresses: readonly SitePath[]
  readonly graph: Graph
  /** The folder that the other threads write pages to. */
  readonly stagingDir: string
  /** Gets every page that another thread rendered. */
  readonly onStaged: (address: SitePath, page: DraftPage) => void
}

/** Threads that render beside the publisher's own when a publication has many pages (docs/adr/039). */
export class RenderPool {
  readonly #options: PoolOptions
  readonly #threads: RenderThread[]
  #isBusy = false
  #idle: NodeJS.Timeout | undefined

  constructor(options: PoolOptions) {
    this.#options = options
    const threads = options.threads ?? usefulThreads()
    this.#threads = Array.from({ length: threads - 1 }, () => new RenderThread(options))
  }

  /** Whether a publication of this many pages is rendered with it, now. */
  isFor(pages: number): boolean {
    return !this.#isBusy && this.#threads.length > 0 && pages >= (this.#options.worthIt ?? WORTH_IT)
  }

  /** As {@link renderPages}, on all threads: the order in which pages are handed over is not that of the addresses. */
  async render(site: CompiledSite, answers: Answers, work: PooledWork): Promise<FailedPage[]> {
    this.#isBusy = true
    clearTimeout(this.#idle)
    try {
      return await new PooledRender(site, answers, { ...work, log: this.#options.log }).with(this.#threads)
    } finally {
      this.#isBusy = false
      this.#idle = setTimeout(() => void this.end(), this.#options.idleMs ?? IDLE_MS).unref()
    }
  }

  /** Ends the other threads; the next big publication starts them again. */
  async end(): Promise<void> {
    clearTimeout(this.#idle)
    await Promise.all(this.#threads.map(thread => thread.end()))
  }
}

function usefulThreads(): number {
  return Math.min(availableParallelism(), 1 + Math.floor(process.availableMemory() / MEMORY_PER_THREAD))
}

/** One plan on several threads: each takes the next slice when it has done one. */
class PooledRender {
  readonly #site: CompiledSite
  readonly #answers: Answers
  readonly #work: PooledWork & { readonly log: PublisherLog }
  readonly #slices: SitePath[][]
  /** Pages of slices whose thread ended: each goes alone, so that what ends a thread is known. */
  readonly #suspects: SitePath[] = []
  readonly #failed: FailedPage[] = []
  #done = 0
  #turn: Promise<void> = Promise.resolve()
  #isOver = false

  constructor(site: CompiledSite, answers: Answers, work: PooledWork & { readonly log: PublisherLog }) {
    this.#site = site
    this.#answers = answers
    this.#work = work
    this.#slices = inSlices(work.addresses)
  }

  async with(threads: readonly RenderThread[]): Promise<FailedPage[]> {
    const { policies, stagingDir, addresses } = this.#work
    const content = {
      snapshot: this.#answers.snapshot,
      policies: { site: policies.site.toString(), admin: policies.admin.toString() },
      stagingDir,
    }
    const helping = new Set<Promise<void>>()
    const help = async (thread: RenderThread) => {
      const bring = () => this.#bring(thread, content)
      if (!(await bring()) || this.#isOver) return
      const helps = this.#help(thread, bring)
      helping.add(helps)
      await helps
    }
    // Awaited below, through `helping`: a thread that starts late keeps nothing waiting.
    for (const thread of threads) help(thread).catch(() => {})
    try {
      await this.#renderHere()
    } finally {
      this.#isOver = true
      // What a thread has begun it finishes: it takes some milliseconds, and the draft keeps the pages.
      await Promise.allSettled(helping)
    }
    await Promise.all(helping)
    const lost = this.#suspects.map(address => failureOf(address))
    const places = new Map(addresses.map((address, place) => [address, place]))
    const placeOf = ({ address }: FailedPage) => places.get(address) ?? 0
    return [...this.#failed, ...lost].toSorted((a, b) => placeOf(a) - placeOf(b))
  }

  /** The publisher's own thread takes slices too; between two pages it hears the others. */
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

  /** Lets another thread render until nothing is left. */
  async #help(thread: RenderThread, restart: () => Promise<boolean>): Promise<void> {
    for (let slice = this.#nextSlice(); slice; slice = this.#nextSlice()) {
      await this.#takeTurn()
      try {
        this.#received(await thread.render(slice.map(address => [address, this.#work.graph.pages.get(address)?.hash])))
      } catch (error) {
        this.#work.log.error({ err: error, pages: slice }, THREAD_ENDED)
        const [only, ...others] = slice
        if (only !== undefined && others.length === 0) this.#fail(failureOf(only))
        else this.#suspects.push(...slice)
        if (!(await restart())) return
      }
    }
  }

  /** @returns whether the thread can render the content */
  async #bring(thread: RenderThread, content: PooledContent): Promise<boolean> {
    try {
      await thread.bring(content)
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

  #received({ queries, pages }: RenderedSlice): void {
    const keys = queries.map(([key, hash]) => this.#answers.take(key, hash))
    for (const { address, queries: places, ...page } of pages) {
      const asked = places.map(place => keys[place] as QueryKey)
      if ('reason' in page) {
        this.#fail({ address, reason: page.reason, queries: asked })
        continue
      }
      this.#work.onStaged(address, { record: { hash: page.hash, queries: asked }, staged: page.staged })
      this.#work.onDone?.((this.#done += 1))
    }
  }

  #fail(page: FailedPage): void {
    this.#failed.push(page)
    this.#work.onDone?.((this.#done += 1))
  }

  /** One after another: while others go first, no thread begins anything. */
  #takeTurn(): Promise<void> {
    this.#turn = this.#turnAfter(this.#turn)
    return this.#turn
  }

  async #turnAfter(others: Promise<void>): Promise<void> {
    await others
    this.#work.signal?.throwIfAborted()
    await this.#work.beforePage?.(this.#done)
  }
}

const NOT_STARTED = 'a thread for rendering could not be started; the others render its part'
const THREAD_ENDED = 'a thread for rendering ended; its pages are rendered again, one at a time'

function failureOf(address: SitePath): FailedPage {
  return { address, reason: new PageRenderError(address, 'the thread that rendered it ended').message, queries: [] }
}

/** The languages of a page are together: one thread then asks for its content, once. */
function inSlices(addresses: readonly SitePath[]): SitePath[][] {
  const ordered = [...Map.groupBy(addresses, address => splitLocale(address).rest).values()].flat()
  const count = Math.ceil(ordered.length / PAGES_PER_SLICE)
  return Array.from({ length: count }, (_, index) => ordered.slice(index * PAGES_PER_SLICE, (index + 1) * PAGES_PER_SLICE))
}

type PooledContent = Pick<ContentMessage, 'policies' | 'stagingDir'> & { readonly snapshot: Snapshot }

/** A thread, started when it is needed. */
class RenderThread {
  readonly #input: ThreadInput
  #worker: Worker | null = null
  /** The content that the thread has. */
  #snapshot = NO_CONTENT
  /** Messages without an answer, oldest first. */
  #unanswered: PromiseWithResolvers<unknown>[] = []

  constructor({ distDir, settings, fingerprint }: ThreadInput) {
    this.#input = { distDir, settings, fingerprint }
  }

  /** Resolves when the thread can render this content: it gets what it lacks. */
  async bring({ snapshot, policies, stagingDir }: PooledContent): Promise<void> {
    const worker = (this.#worker ??= this.#start())
    const { year, retentionMonths, withheld } = snapshot
    const rows = rowsBetween(this.#snapshot, snapshot)
    this.#snapshot = snapshot
    await this.#ask(worker, { rows, year, retentionMonths, withheld, policies, stagingDir })
  }

  /** @throws when the thread has ended, or ends meanwhile */
  async render(slice: Slice): Promise<RenderedSlice> {
    if (!this.#worker) throw new Error('the thread has ended')
    return (await this.#ask(this.#worker, slice)) as RenderedSlice
  }

  async end(): Promise<void> {
    const worker = this.#worker
    this.#forget()
    await worker?.terminate()
  }

  #forget(): void {
    this.#worker = null
    this.#snapshot = NO_CONTENT
  }

  #ask(worker: Worker, message: ContentMessage | Slice): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>()
    this.#unanswered.push(answer)
    worker.ref()
    worker.postMessage(message)
    return answer.promise
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: this.#input })
    const unanswered: PromiseWithResolvers<unknown>[] = []
    this.#unanswered = unanswered
    let reason: unknown = new Error('the thread has ended')
    worker.on('message', answer => {
      unanswered.shift()?.resolve(answer)
      if (unanswered.length === 0) worker.unref()
    })
    worker.on('error', (error: unknown) => (reason = error))
    worker.once('exit', () => {
      if (this.#worker === worker) this.#forget()
      for (const answer of unanswered.splice(0)) answer.reject(reason)
    })
    return worker
  }
}
