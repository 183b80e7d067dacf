import { devSite, startDevQueue } from '#content-build/process/dev-site.ts'
import type { SiteInput, SitePart } from './site-part.ts'

/** Serves the site from its sources; see content-build/process/dev-site.ts. */
export function openSite({ config, database, log, administratorOf, onStarted }: SiteInput): SitePart {
  return {
    routes: { guarded: devSite({ orm: database.orm, config, administratorOf }) },
    readiness: {},
    isPublishedHere: () => true,
    async start() {
      const queue = startDevQueue(database.orm, log)
      onStarted('queue', queue.stop)
    },
  }
}
