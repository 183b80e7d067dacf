import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { forkAtPriority } from '#server/core/forked-process.ts'
import type { ShareDesign } from '../content/share-design.ts'
import type { DrawnPicture } from './draw.ts'

const ENTRY = fileURLToPath(new URL('./drawing-entry.ts', import.meta.url))

/** Publishing and visitors come first; on a busy machine this leaves a drawing a tenth of a processor. */
const NICENESS = 10
/** A picture takes a twentieth of a second: one that takes this long never ends. */
const MAX_DRAWING_MS = 30_000
/** After this idle time the process ends and frees its memory. */
const IDLE_MS = 10_000

/** Requests to the process, and its answers. */
export type DrawRequest = { readonly design: ShareDesign; readonly image: Uint8Array | null }
export type DrawReply = DrawnPicture | { readonly error: string }

/**
 * A process of low priority that draws one picture at a time. It starts for the first picture and ends when
 * idle. An edit does not wait for a drawing, and a file that crashes the picture library harms nothing else.
 */
export class DrawingProcess {
  #child: ChildProcess | null = null
  #idle = new AbortController()

  /** Draws a picture. Calls must not overlap. @throws Error when it cannot be drawn */
  async draw(request: DrawRequest): Promise<DrawnPicture> {
    this.#idle.abort()
    this.#child ??= this.#start()
    const reply = await answerOf(this.#child, request).catch((error: unknown) => {
      this.end()
      throw error
    })
    void this.#endWhenIdle()
    if ('error' in reply) throw new Error(reply.error)
    return reply
  }

  /** Ends the process at once. */
  end(): void {
    this.#idle.abort()
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #start(): ChildProcess {
    const child = forkProcess()
    // A process that ended by itself is not asked for the next picture.
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

function forkProcess(): ChildProcess {
  const execArgv = ['--max-semi-space-size=1', '--max-old-space-size=256']
  const child = forkAtPriority(NICENESS, ENTRY, { serialization: 'advanced', execArgv })
  // An error between two pictures has no other listener, and would end the publisher's process.
  return child.on('error', () => {})
}

/** Sends a request and waits for the answer. @throws Error when the process ends or takes too long */
function answerOf(child: ChildProcess, request: DrawRequest): Promise<DrawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawReply>()
  const onEnd = () => reject(new Error('the process that draws share pictures ended'))
  const limit = setTimeout(() => reject(new Error(`the picture was not drawn within ${MAX_DRAWING_MS / 1000} s`)), MAX_DRAWING_MS)
  child.once('message', resolve).once('exit', onEnd).once('error', reject)
  child.send(request, error => error && reject(error))
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', resolve).off('exit', onEnd).off('error', reject)
  })
}
