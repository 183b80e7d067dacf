/** Entry of the publisher's thread: rendering takes its time here, so that the API stays quick. */
import { parentPort, workerData } from 'node:worker_threads'
import { surviveLostConnections } from '#server/app/start/process-guard.ts'
import type { Config } from '#server/core/config.ts'
import { createLog } from '#server/core/log.ts'
import { type PublisherState, runPublisher } from './publish-process.ts'

/** What the thread receives, and what it reports. */
export type ThreadInput = { readonly config: Config; readonly databaseUrl: string }
export type ThreadMessage = PublisherState

if (!parentPort) throw new Error('publisher-thread.ts is started by publisher-supervisor.ts, as a thread')
const port = parentPort
const { config, databaseUrl } = workerData as ThreadInput
const log = createLog({ name: 'publisher' })

surviveLostConnections(log)
const stopping = new AbortController()
port.once('message', () => stopping.abort())

await runPublisher({
  config,
  databaseUrl,
  log,
  signal: stopping.signal,
  onState: (state: ThreadMessage) => port.postMessage(state),
})
