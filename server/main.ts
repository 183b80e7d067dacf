/** The process: configuration → database → publisher → API and pages. What it starts, it stops in reverse order. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isCompiled } from '../content-build/publish-process.ts'
import { supervisePublisher } from '../content-build/publisher-supervisor.ts'
import { buildApp } from './app.ts'
import { ensureFirstAdministrator } from './auth/first-administrator.ts'
import { loadConfig } from './core/config.ts'
import { createLog } from './core/log.ts'
import { siteRoutes } from './site/site.routes.ts'
import { portError, refuseBusyPort } from './start/busy-port.ts'
import { closeServer } from './start/close-server.ts'
import { Shutdown } from './start/shutdown.ts'
import { StartError, startErrorText } from './start/start-error.ts'
import { startReport } from './start/start-report.ts'
import { startDatabase } from './start/with-database.ts'

const startedAt = performance.now()
const log = createLog({ name: 'server' })
const shutdown = new Shutdown(log)

async function start(): Promise<string> {
  const config = loadConfig()
  if (!isCompiled()) throw new StartError('The site is not compiled yet: start with `npm start`, or run `npm run compile` first.')
  await refuseBusyPort(config)
  const database = await startDatabase(config, line => log.info(line))
  shutdown.add('database', database.stop)
  const administrator = await ensureFirstAdministrator(database.orm.em.fork(), config)

  const publisher = supervisePublisher({ config, databaseUrl: database.databaseUrl }, log)
  shutdown.add('publisher', publisher.stop)
  const hasSite = () => existsSync(join(config.dataDir, 'site/index.html'))
  // A site of an earlier start is shown at once and brought up to date meanwhile.
  if (!hasSite()) {
    log.info('publishing the whole site for the first time')
    await Promise.race([publisher.ready, publisher.firstFailure])
    if (!hasSite())
      throw new StartError(
        'The site could not be published for the first time; the log lines above say why. Nothing was lost: start again when that is mended.',
      )
  }

  const app = await buildApp({
    ...{ config, orm: database.orm, log },
    site: siteRoutes({ dataDir: config.dataDir, isAuthenticated: request => request.session.user !== undefined }),
    readiness: { publisher: () => publisher.isRunning(), site: hasSite },
  })
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

try {
  console.log(await start())
} catch (error) {
  console.error(startErrorText(error))
  process.exitCode = 1
  await shutdown.stop()
  process.exit()
}
