import { Worker } from 'node:worker_threads'
import { restartPauses } from '#server/core/restart-pauses.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { ThreadInput, ThreadMessage } from './publisher-thread.ts'

/** Backoff before a thread that ended is started again, see {@link restartPauses}. */
const RESTART_PAUSES_MS = [250, 1_000, 5_000, 15_000] as const

/** The publisher's thread, as the process that started it sees it. */
export type PublisherSupervisor = {
  /** Resolves when the site shows the current content for the first time. */
  readonly ready: Promise<void>
  /** Resolves with the reason when the thread first ends by itself; the thread restarts all the same. */
  readonly firstFailure: Promise<unknown>
  /** Whether this process publishes, so that its folder has the present site. */
  isHere(): boolean
  /** Whether a process publishes: this one, or one that it is on standby for. For the readiness check. */
  isPublishing(): boolean
  /** Resolves when the thread has ended. */
  stop(): Promise<void>
}

/** Keeps the publisher's thread running: restarts it with growing pauses when it ends by itself. */
export function supervisePublisher(input: ThreadInput, log: PublisherLog): PublisherSupervisor {
  const stopping = new AbortController()
  const ready = Promise.withResolvers<void>()
  const firstFailure = Promise.withResolvers<unknown>()
  let thread: Worker | null = null
  let state: ThreadMessage = 'waiting'

  const runOnce = () =>
    new Promise<void>(resolve => {
      thread = new Worker(new URL('./publisher-thread.ts', import.meta.url), { workerData: input })
      thread.on('message', (message: ThreadMessage) => {
        state = message
        if (message === 'ready') ready.resolve()
      })
      thread.on('error', (error: unknown) => {
        log.error({ err: error }, 'the publisher stopped; it is started again')
        firstFailure.resolve(error)
      })
      thread.once('exit', () => {
        state = 'waiting'
        thread = null
        resolve()
      })
    })

  const ended = runRepeatedly(runOnce, stopping.signal)

  return {
    ready: ready.promise,
    firstFailure: firstFailure.promise,
    isHere: () => state === 'ready',
    isPublishing: () => state !== 'waiting',
    async stop() {
      stopping.abort()
      thread?.postMessage('stop')
      await ended
    },
  }
}

/** Starts the next run after a pause, until the signal is aborted. */
async function runRepeatedly(runOnce: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const pause = restartPauses(RESTART_PAUSES_MS)
  while (!signal.aborted) {
    await runOnce()
    await pause(signal)
  }
}
