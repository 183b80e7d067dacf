import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isCompiled } from '../../content-build/publish-process.ts'
import { supervisePublisher } from '../../content-build/publisher-supervisor.ts'
import { siteRoutes } from '../site/site.routes.ts'
import type { SiteInput, SitePart } from './site-part.ts'
import { StartError } from './start-error.ts'

const LOOK_EVERY_MS = 200

/**
 * Starts the publisher and serves what it writes. Waits for the first publish when there is no site yet; one of an
 * earlier start is shown at once and brought up to date meanwhile.
 * @throws StartError when the site is not compiled or its first publish fails
 */
export async function startSite({ config, database, log, isAuthenticated, onStarted }: SiteInput): Promise<SitePart> {
  if (!isCompiled()) throw new StartError('The site is not compiled yet: start with `npm start`, or run `npm run compile` first.')
  const publisher = supervisePublisher({ config, databaseUrl: database.databaseUrl }, log)
  const hasSite = () => existsSync(join(config.dataDir, 'site/index.html'))
  onStarted('publisher', publisher.stop)
  if (!hasSite()) {
    log.info('publishing the whole site for the first time')
    // Another process may be the one that publishes here.
    await Promise.race([publisher.ready, publisher.firstFailure, appears(hasSite)])
  }
  if (!hasSite()) {
    throw new StartError(
      'The site could not be published for the first time; the log lines above say why. Start again when that is mended.',
    )
  }
  return {
    routes: siteRoutes({ dataDir: config.dataDir, apiUrl: config.apiUrl ?? '', isAuthenticated }),
    readiness: { publisher: () => publisher.isPublishing(), site: hasSite },
  }
}

async function appears(isThere: () => boolean): Promise<void> {
  while (!isThere()) await sleep(LOOK_EVERY_MS, undefined, { ref: false })
}
