/** Entry of the publisher's thread: rendering takes its time here and the API stays quick. */
import { parentPort, workerData } from 'node:worker_threads'
import { createLog } from '../server/core/log.ts'
import type { Config } from '../server/core/config.ts'
import { startPublisher } from './publish-process.ts'

/** What the thread is given, and what it tells. */
export type ThreadInput = { readonly config: Config; readonly databaseUrl: string }
export type ThreadMessage = 'ready' | 'standby' | 'stopped'

if (!parentPort) throw new Error('publisher-thread.ts is started by publisher-supervisor.ts, as a thread')
const port = parentPort
const { config, databaseUrl } = workerData as ThreadInput
const tell = (message: ThreadMessage) => port.postMessage(message)

const stopping = new AbortController()
const asked = new Promise<void>(resolve => {
  port.once('message', () => {
    stopping.abort()
    resolve()
  })
})

try {
  const worker = await startPublisher({
    config,
    databaseUrl,
    log: createLog({ name: 'publisher' }),
    signal: stopping.signal,
    onStandby: () => tell('standby'),
    onReady: () => tell('ready'),
  })
  await Promise.race([asked, worker.lost.then(() => Promise.reject(new Error('the publisher lost its connections')))])
  await worker.stop()
} catch (error) {
  if (!stopping.signal.aborted) throw error
}
tell('stopped')
