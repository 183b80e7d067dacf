/**
 * `npm run worker`: the publisher, the mails and the picture variants as a separate process, next to API processes on
 * the same database and data folder.
 */
import { startMailWorker } from '#server/app/mail-worker.ts'
import { startPictureWorker } from '#server/app/picture-worker.ts'
import { startBackups } from '#server/app/start/backups.ts'
import { databaseAddress, retryWhileDatabaseAway } from '#server/app/start/database-retry.ts'
import { guardProcess } from '#server/app/start/process-guard.ts'
import { Shutdown } from '#server/app/start/shutdown.ts'
import { openProductDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'
import { createLog } from '#server/core/log.ts'
import { commandArguments } from '#server/core/operator-command.ts'
import { startErrorText } from '#server/core/start-error.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { openMetrics } from '#server/metrics/metrics-server.ts'
import { isCompiled } from '../process/publish-process.ts'
import { supervisePublisher } from '../process/publisher-supervisor.ts'

commandArguments({ options: {} }, 'Usage: npm run worker')
const log = createLog({ name: 'worker' })
const shutdown = new Shutdown(log)
guardProcess(log, () => shutdown.stop())

async function start(): Promise<void> {
  if (!isCompiled()) throw new StartRefusal('The site is not compiled yet: run `npm run compile` first.')
  const config = loadConfig()
  const database = await openProductDatabase(config, log, { signal: shutdown.signal })
  shutdown.add('database', database.stop)
  await openMetrics({ config, orm: database.orm, log, onStarted: (name, stop) => shutdown.add(name, stop) })
  const { databaseUrl } = database
  await retryWhileDatabaseAway(database.prepare, { log, signal: shutdown.signal, address: databaseAddress(databaseUrl) })
  const mails = await startMailWorker({ config, databaseUrl, log })
  shutdown.add('mail worker', mails.stop)
  const pictures = await startPictureWorker({ ...config, databaseUrl, log })
  shutdown.add('picture worker', pictures.stop)
  const publisher = supervisePublisher({ config, databaseUrl }, log)
  shutdown.add('publisher', publisher.stop)
  const backups = await startBackups({ config, databaseUrl, log, isPublishedHere: publisher.isHere })
  shutdown.add('backups', backups.stop)
  await publisher.ready
  log.info({ dataDir: config.dataDir }, 'the site is up to date; waiting for edits')
}

try {
  await start()
} catch (error) {
  await shutdown.stopAfterFailedStart(() => console.error(startErrorText(error)))
}
