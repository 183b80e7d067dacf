import { availableParallelism } from 'node:os'
import type { Answers } from '../content/query-results.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import type { FailedPage } from '../render/render-pages.ts'
import { PooledRender, type PooledWork } from './pooled-render.ts'
import type { PublisherLog } from './publisher-log.ts'
import { RenderThreadHandle } from './render-thread-handle.ts'
import type { ThreadInput } from './render-thread.ts'

/** The publisher alone has rendered fewer pages than these before a cold thread is of any help. */
const MIN_PAGES = 512
/** The pool ends its threads, and so frees their content, when no big publication follows within this time. */
const IDLE_MS = 60_000
/** Bytes that must be free for each further thread. */
const MEMORY_PER_THREAD = 2 ** 30

type PoolOptions = ThreadInput & {
  readonly log: PublisherLog
  /** Threads that render together, the publisher's own included. */
  readonly threads?: number | undefined
  /** Pages from which the other threads help. */
  readonly worthIt?: number | undefined
  readonly idleMs?: number | undefined
}

/** Threads that render beside the publisher's own when a publication has many pages (docs/adr/039). */
export class RenderPool {
  readonly #options: PoolOptions
  readonly #threads: RenderThreadHandle[]
  #isBusy = false
  #endWhenIdle: NodeJS.Timeout | undefined

  constructor(options: PoolOptions) {
    this.#options = options
    const threads = options.threads ?? usefulThreads()
    this.#threads = Array.from({ length: threads - 1 }, () => new RenderThreadHandle(options))
  }

  /** Whether the pool is free, and of use for a publication of so many pages. */
  isFor(pages: number): boolean {
    return !this.#isBusy && this.#threads.length > 0 && pages >= (this.#options.worthIt ?? MIN_PAGES)
  }

  /** Renders as `renderPages` does, on all threads. It hands pages over in another order than that of the addresses. */
  async render(site: CompiledSite, answers: Answers, work: PooledWork): Promise<FailedPage[]> {
    this.#isBusy = true
    clearTimeout(this.#endWhenIdle)
    try {
      return await new PooledRender(site, answers, { ...work, log: this.#options.log }).renderOn(this.#threads)
    } finally {
      this.#isBusy = false
      this.#endWhenIdle = setTimeout(() => void this.end(), this.#options.idleMs ?? IDLE_MS).unref()
    }
  }

  /** Ends the other threads; the next big publication starts them again. */
  async end(): Promise<void> {
    clearTimeout(this.#endWhenIdle)
    await Promise.all(this.#threads.map(thread => thread.end()))
  }
}

/** @returns how many threads the processors and the free memory allow, the publisher's own included */
function usefulThreads(): number {
  return Math.min(availableParallelism(), 1 + Math.floor(process.availableMemory() / MEMORY_PER_THREAD))
}
