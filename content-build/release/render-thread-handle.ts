import { Worker } from 'node:worker_threads'
import { rowsBetween } from '../content/snapshot-difference.ts'
import { NO_CONTENT, type Snapshot } from '../content/snapshot.ts'
import type { ContentMessage, RenderedSlice, Slice, ThreadInput } from './render-thread.ts'

/** What a thread renders from. */
export type PooledContent = Pick<ContentMessage, 'policies' | 'stagingDir'> & { readonly snapshot: Snapshot }

/** The publisher's end of a thread that runs render-thread.ts. The thread starts when it is needed. */
export class RenderThreadHandle {
  readonly #input: ThreadInput
  #worker: Worker | null = null
  /** The content that the thread has. */
  #snapshot = NO_CONTENT
  /** The messages that the present thread has not answered, oldest first: it answers them in turn. */
  #unanswered: PromiseWithResolvers<unknown>[] = []

  constructor({ distDir, settings, fingerprint }: ThreadInput) {
    this.#input = { distDir, settings, fingerprint }
  }

  /** Gives the thread the rows that it lacks of this content. Resolves when it can render. */
  async sendContent({ snapshot, policies, stagingDir }: PooledContent): Promise<void> {
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
    worker.ref() // Only a thread that owes an answer keeps the process running.
    worker.postMessage(message)
    return answer.promise
  }

  #start(): Worker {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: this.#input })
    // A list for each thread: an earlier one may report its end late, and rejects its own messages alone.
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
