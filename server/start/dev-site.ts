import { devSite, startDevQueue } from '../../content-build/dev-site.ts'
import type { SiteInput, SitePart } from './site-part.ts'

/** Serves the site from its sources; see content-build/dev-site.ts. */
export async function startSite({ config, database, log, isAuthenticated, onStarted }: SiteInput): Promise<SitePart> {
  const queue = await startDevQueue(database.orm, log)
  onStarted('queue', () => queue.stop())
  return {
    routes: devSite({ orm: database.orm, config, isAuthenticated }),
    readiness: {},
  }
}
