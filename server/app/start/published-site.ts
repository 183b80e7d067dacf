import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isCompiled } from '../../../content-build/process/publish-process.ts'
import { type PublisherSupervisor, supervisePublisher } from '../../../content-build/process/publisher-supervisor.ts'
import { HEADERS_FILE } from '../../../content-build/render/site-headers.ts'
import { siteRoutes } from '../../site/site.routes.ts'
import type { SiteInput, SitePart } from './site-part.ts'
import { StartError } from '../../core/start-error.ts'

const LOOK_EVERY_MS = 200

/**
 * Serves the published site from the first moment; without one, `start` waits for the first publish. The publisher
 * updates the site of an earlier start meanwhile.
 * @throws StartError when the site is not compiled, or from `start` when its first publish fails
 */
export function openSite({ config, database, log, administratorOf, onStarted }: SiteInput): SitePart {
  if (!isCompiled()) throw new StartError('The site is not compiled yet: start with `npm start`, or run `npm run compile` first.')
  // The first release's last file; a page may be missing because it cannot be built.
  const hasSite = () => existsSync(join(config.dataDir, 'site', HEADERS_FILE))
  let publisher: PublisherSupervisor | null = null
  return {
    routes: siteRoutes({ dataDir: config.dataDir, administratorOf }),
    readiness: { publisher: () => publisher?.isPublishing() ?? false, site: hasSite },
    async start() {
      publisher = supervisePublisher({ config, databaseUrl: database.databaseUrl }, log)
      onStarted('publisher', publisher.stop)
      if (hasSite()) return
      log.info('publishing the whole site for the first time')
      // Another process may be the one that publishes here.
      await Promise.race([publisher.ready, publisher.firstFailure, appears(hasSite)])
      if (hasSite()) return
      throw new StartError(
        'The site could not be published for the first time; the log lines above say why. Start again when that is mended.',
      )
    },
  }
}

async function appears(isThere: () => boolean): Promise<void> {
  while (!isThere()) await sleep(LOOK_EVERY_MS, undefined, { ref: false })
}
