/** The process: configuration → database → publisher → mails → API and pages. What it starts, it stops in reverse order. */
import type { FastifyRequest } from 'fastify'
import { buildApp } from './app.ts'
import { ensureFirstAdministrator } from './auth/first-administrator.ts'
import { loadConfig } from './core/config.ts'
import { createLog } from './core/log.ts'
import { startMailWorker } from './messages/mail-worker.ts'
import { startPictureWorker } from './pictures/picture-worker.ts'
import { portError, refuseBusyPort } from './start/busy-port.ts'
import { closeServer } from './start/close-server.ts'
import { Shutdown } from './start/shutdown.ts'
import { startErrorText } from './start/start-error.ts'
import { startReport } from './start/start-report.ts'
import { startDatabase } from './start/with-database.ts'

const startedAt = performance.now()
const log = createLog({ name: 'server' })
const shutdown = new Shutdown(log)
/** `npm run dev`: pages from the sources, rendered on request. */
const isDev = process.argv.includes('--dev')

async function start(): Promise<string> {
  const config = loadConfig()
  await refuseBusyPort(config)
  const starting = startDatabase(config, line => log.info(line))
  shutdown.add('database', () => starting.then(({ stop }) => stop()))
  const database = await starting
  shutdown.throwIfStopping()
  const administrator = await ensureFirstAdministrator(database.orm.em.fork(), config)

  const { startSite } = await (isDev ? import('./start/dev-site.ts') : import('./start/published-site.ts'))
  const site = await startSite({ config, database, log, isAuthenticated, onStarted: (name, stop) => shutdown.add(name, stop) })

  shutdown.throwIfStopping()
  const mails = await startMailWorker({ config, databaseUrl: database.databaseUrl, log: createLog({ name: 'mail' }) })
  shutdown.add('mail worker', mails.stop)
  const { dataDir } = config
  const pictures = await startPictureWorker({ dataDir, databaseUrl: database.databaseUrl, log: createLog({ name: 'pictures' }) })
  shutdown.add('picture worker', pictures.stop)

  shutdown.throwIfStopping()
  const readiness = { ...site.readiness, mail: mails.isRunning, pictures: pictures.isRunning }
  const app = await buildApp({ config, orm: database.orm, log, site: site.routes, readiness })
  shutdown.add('server', () => closeServer(app))
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw portError(config, error)
  }
  return startReport({
    ...{ origin: config.publicUrl, dataDir: config.dataDir, databaseFiles: database.files },
    ...{ invitationUrl: administrator.invitationUrl, ms: performance.now() - startedAt },
  })
}

function isAuthenticated(request: FastifyRequest): boolean {
  return request.session.user !== undefined
}

try {
  console.log(await start())
} catch (error) {
  if (!shutdown.isStopping) {
    console.error(startErrorText(error))
    process.exitCode = 1
  }
  await shutdown.stop()
  process.exit()
}
