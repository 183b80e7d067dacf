import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DrawnPicture } from './draw.ts'
import type { ImageFolders } from './local-image.ts'
import type { ShareDesign } from '../content/share-design.ts'

const ENTRY = fileURLToPath(new URL('./drawing-entry.ts', import.meta.url))

/** A picture takes a twentieth of a second; what takes this long never ends. */
const LIMIT_MS = 30_000
/** Idle this long, the process ends and gives its memory back. */
const IDLE_MS = 10_000

/** What the process is asked, and what it answers. */
export type DrawRequest = { readonly design: ShareDesign; readonly folders: ImageFolders }
export type DrawReply = DrawnPicture | { readonly error: string }

/**
 * A process of its own, of the lowest priority, that draws one picture at a time. It is started for the first picture
 * and ended when idle. An edit does not wait for a drawing, and a file that brings the picture library down takes
 * nothing with it.
 */
export class DrawingProcess {
  #child: ChildProcess | null = null
  #idle = new AbortController()

  /** @throws Error when the picture cannot be drawn; calls must not overlap */
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

  end(): void {
    this.#idle.abort()
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #start(): ChildProcess {
    const child = start()
    // One that ended by itself between two pictures is not asked for the next.
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

function start(): ChildProcess {
  const child = fork(ENTRY, { serialization: 'advanced', execArgv: ['--max-semi-space-size=1', '--max-old-space-size=256'] })
  // An error between two pictures belongs to nobody, and would bring the publisher down without a listener.
  return child.on('error', () => {})
}

function answerOf(child: ChildProcess, request: DrawRequest): Promise<DrawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawReply>()
  const onEnd = () => reject(new Error('the process that draws share pictures ended'))
  const limit = setTimeout(() => reject(new Error(`the picture was not drawn within ${LIMIT_MS / 1000} s`)), LIMIT_MS)
  child.once('message', resolve).once('exit', onEnd).once('error', reject)
  child.send(request, error => error && reject(error))
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', resolve).off('exit', onEnd).off('error', reject)
  })
}
