import { devSite } from '#content-build/process/dev-site.ts'
import { markEditsLive } from '#content-build/process/edits-in-development.ts'
import type { SiteInput, SitePart } from './site-part.ts'

/** Serves the site from its sources; see content-build/process/dev-site.ts. */
export function openSite({ config, database, log, onStarted }: SiteInput): SitePart {
  return {
    routes: { guarded: devSite({ orm: database.orm, config }) },
    readiness: {},
    isPublishedHere: () => true,
    async start() {
      onStarted('marking of edits', markEditsLive(database.orm, log))
    },
  }
}
