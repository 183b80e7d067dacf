/** `npm run worker`: the publisher, the mails and the variants of pictures as a process of its own, beside API processes on the same database and data folder. */
import { loadConfig } from '../server/core/config.ts'
import { createLog } from '../server/core/log.ts'
import { startMailWorker } from '../server/messages/mail-worker.ts'
import { startPictureWorker } from '../server/pictures/picture-worker.ts'
import { startDatabase } from '../server/start/with-database.ts'
import { startPublisher } from './publish-process.ts'

const log = createLog({ name: 'worker' })
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

const config = loadConfig()
const database = await startDatabase(config, line => log.info(line))
const mails = await startMailWorker({ config, databaseUrl: database.databaseUrl, log })
const pictures = await startPictureWorker({ dataDir: config.dataDir, databaseUrl: database.databaseUrl, log })
try {
  const worker = await startPublisher({
    ...{ config, databaseUrl: database.databaseUrl, log, signal: stopping.signal },
    onStandby: () => {},
    onReady: () => log.info({ dataDir: config.dataDir }, 'the site is up to date; waiting for edits'),
  })
  const stopped = Promise.withResolvers<'stopped'>()
  stopping.signal.addEventListener('abort', () => stopped.resolve('stopped'))
  const end = await Promise.race([stopped.promise, worker.lost.then(() => 'lost' as const)])
  await worker.stop()
  if (end === 'lost') process.exitCode = 1
} catch (error) {
  if (!stopping.signal.aborted) throw error
} finally {
  await pictures.stop()
  await mails.stop()
  await database.stop()
}
