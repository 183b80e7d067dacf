import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { forkAtPriority } from './forked-process.ts'

/** After this idle time the process ends and frees its memory. */
const IDLE_MS = 10_000

type RequestProcessOptions = {
  /** The file that the process begins with; see `answerRequests`. */
  readonly entry: URL
  /** What it is in errors, such as `the process that draws share pictures`. */
  readonly name: string
  /** See `forkAtPriority`. */
  readonly niceness: number
  /** Longer than any request takes: one that takes this long never ends. */
  readonly maxMs: number
  /** Options of Node. */
  readonly execArgv?: string[]
}

/**
 * A process that answers one request at a time. It starts for the first one and ends when idle. A request that crashes it, or for
 * which the machine has too little memory, harms nothing else.
 */
export class RequestProcess<Request extends object, Reply> {
  readonly #options: RequestProcessOptions
  #child: ChildProcess | null = null
  #idle = new AbortController()

  constructor(options: RequestProcessOptions) {
    this.#options = options
  }

  /** Sends a request and waits for the reply. Calls must not overlap. @throws Error when the process ends or takes too long */
  async ask(request: Request): Promise<Reply> {
    this.#idle.abort()
    const child = (this.#child ??= this.#start())
    holdParent(child, true)
    const reply = await replyOf<Reply>(child, request, this.#options).catch((error: unknown) => {
      this.end()
      throw error
    })
    holdParent(child, false)
    void this.#endWhenIdle()
    return reply
  }

  /** Ends the process at once. */
  end(): void {
    this.#idle.abort()
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #start(): ChildProcess {
    const { entry, niceness, execArgv = [] } = this.#options
    const child = forkAtPriority(niceness, entry, { serialization: 'advanced', execArgv })
    // An error between two requests has no other listener, and would end this process.
    child.on('error', () => {})
    // A process that ended by itself is not asked the next time.
    return child.once('exit', () => {
      if (this.#child === child) this.#child = null
    })
  }

  async #endWhenIdle(): Promise<void> {
    this.#idle = new AbortController()
    const isIdle = await sleep(IDLE_MS, true, { signal: this.#idle.signal, ref: false }).catch(() => false)
    if (isIdle) this.end()
  }
}

/** Lets the child keep this process from its end, or not: an idle one does not. */
function holdParent(child: ChildProcess, holds: boolean): void {
  const method = holds ? 'ref' : 'unref'
  child[method]()
  child.channel?.[method]()
}

function replyOf<Reply>(child: ChildProcess, request: object, { name, maxMs }: RequestProcessOptions): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const onEnd = () => reject(new Error(`${name} ended`))
  const limit = setTimeout(() => reject(new Error(`${name} did not answer within ${maxMs / 1000} s`)), maxMs)
  child.once('message', resolve).once('exit', onEnd).once('error', reject)
  child.send(request, error => error && reject(error))
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', resolve).off('exit', onEnd).off('error', reject)
  })
}
