/** The process: configuration → pages → database → publisher → mails, pictures. It stops what it started in reverse order. */
import { ensureFirstAdministrator } from '../auth/first-administrator.ts'
import { portError, refuseBusyPort } from '../core/busy-port.ts'
import { type Config, loadConfig } from '../core/config.ts'
import { createLog } from '../core/log.ts'
import { commandArguments } from '../core/operator-command.ts'
import { PROXY_CURE, proxyHint } from '../core/proxy-hint.ts'
import { startErrorText } from '../core/start-error.ts'
import { openMetrics } from '../metrics/metrics-server.ts'
import { buildApp } from './app.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'
import { type PictureWorker, startPictureWorker } from './picture-worker.ts'
import { startBackups } from './start/backups.ts'
import { databaseAddress, retryWhileDatabaseAway } from './start/database-retry.ts'
import { guardProcess } from './start/process-guard.ts'
import { ServerClosing } from './start/server-closing.ts'
import { Shutdown } from './start/shutdown.ts'
import type { SitePart } from './start/site-part.ts'
import { startReport } from './start/start-report.ts'
import { openProductDatabase, type ProductDatabase } from './start/with-database.ts'

const startedAt = performance.now()
const { values } = commandArguments({ options: { dev: { type: 'boolean', default: false } } }, 'Usage: npm start, or npm run dev')
/** `npm run dev`: pages from the sources, rendered on request. */
const { dev: isDev } = values
const log = createLog({ name: 'server' })
const shutdown = new Shutdown(log)
guardProcess(log, () => shutdown.stop())

/** The state of the parts that start once the database is ready. */
const running = { isOpen: false, mails: null as MailWorker | null, pictures: null as PictureWorker | null }

/** Starts every part. @returns the report for the operator */
async function start(): Promise<string> {
  const config = loadConfig()
  const hint = proxyHint(config)
  if (hint) log.warn(`${hint} ${PROXY_CURE}`)
  await refuseBusyPort(config)
  const database = await openProductDatabase(config, log, { signal: shutdown.signal })
  shutdown.add('database', database.stop)
  const { openSite } = await (isDev ? import('./start/dev-site.ts') : import('./start/published-site.ts'))
  const site = openSite({ config, database, log, onStarted: (name, stop) => shutdown.add(name, stop) })
  await serve(config, database, site)

  const retry = { log, signal: shutdown.signal, address: databaseAddress(database.databaseUrl) }
  await retryWhileDatabaseAway(database.prepare, retry)
  const administrator = await retryWhileDatabaseAway(() => ensureFirstAdministrator(database.orm.em.fork(), config), retry)
  running.isOpen = true
  await site.start()
  await startQueues(config, database, site)
  shutdown.signal.throwIfAborted()
  shutdown.setGracePeriod(config.drainMs)
  return startReport({
    origin: config.publicUrl,
    dataDir: config.dataDir,
    databaseFiles: database.files,
    invitationUrl: administrator.invitationUrl,
    ms: performance.now() - startedAt,
  })
}

/** Begins to listen. Published pages are served from now on, everything else once the database is ready. */
async function serve(config: Config, database: ProductDatabase, site: SitePart): Promise<void> {
  const readiness = {
    running: () => !shutdown.isStopping,
    data_dir: database.hasFiles,
    ...site.readiness,
    mail: () => running.mails?.isRunning() ?? false,
    pictures: () => running.pictures?.isRunning() ?? false,
  }
  const isOpen = () => running.isOpen
  const metrics = await openMetrics({ config, orm: database.orm, log, onStarted: (name, stop) => shutdown.add(name, stop) })
  const app = await buildApp({
    config,
    orm: database.orm,
    log,
    site: site.routes,
    readiness,
    isOpen,
    // Processes without a bucket share the folder.
    hasPresentSite: () => config.bucket === null || site.isPublishedHere(),
    ...(metrics && { metrics }),
  })
  const closing = new ServerClosing(app, () => shutdown.isStopping)
  shutdown.addDoor('server', () => closing.close())
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw portError(config, error)
  }
}

/** Starts the workers that take jobs, and the nightly backups. */
async function startQueues(config: Config, { databaseUrl }: ProductDatabase, { isPublishedHere }: SitePart): Promise<void> {
  shutdown.signal.throwIfAborted()
  running.mails = await startMailWorker({ config, databaseUrl, log: createLog({ name: 'mail' }) })
  shutdown.add('mail worker', running.mails.stop)
  running.pictures = await startPictureWorker({ ...config, databaseUrl, log: createLog({ name: 'pictures' }) })
  shutdown.add('picture worker', running.pictures.stop)
  if (isDev) return
  const backups = await startBackups({ config, databaseUrl, log: createLog({ name: 'backups' }), isPublishedHere })
  shutdown.add('backups', backups.stop)
}

try {
  console.log(await start())
} catch (error) {
  await shutdown.stopAfterFailedStart(() => console.error(startErrorText(error)))
}
