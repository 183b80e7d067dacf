import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DIST_DIR, isCompiled } from '#content-build/process/publish-process.ts'
import { type PublisherSupervisor, supervisePublisher } from '#content-build/process/publisher-supervisor.ts'
import { configuredBucket } from '../../bucket/configured-bucket.ts'
import { StartRefusal } from '../../core/start-refusal.ts'
import { productSegment } from '../../products/product-segment.ts'
import { HEADERS_FILE } from '../../site/headers-file.ts'
import { PublishedElsewhere } from '../../site/published-elsewhere.ts'
import { siteRoutes } from '../../site/site.routes.ts'
import type { SiteInput, SitePart } from './site-part.ts'

/** How often the start looks for the first release. */
const LOOK_EVERY_MS = 200

/**
 * Serves the published site from the first moment, while the publisher updates it. Without a site of an earlier start, `start`
 * waits for the first publish.
 * @throws StartRefusal when the site is not compiled, or from `start` when its first publish fails
 */
export function openSite({ config, database, log, onStarted }: SiteInput): SitePart {
  if (!isCompiled())
    throw new StartRefusal('The site is not compiled yet: start with `npm start`, or run `npm run compile` first.')
  let publisher: PublisherSupervisor | null = null
  const isPublishedHere = () => publisher?.isHere() ?? false
  const { bucket, dataDir } = config
  const segmentOf = async (id: number) => productSegment(database.orm.em.fork(), id)
  // Reads pages from the bucket while another machine publishes.
  const elsewhere =
    bucket === null ? null : new PublishedElsewhere({ bucket: configuredBucket(bucket), isPublishedHere, segmentOf })
  // A first release writes this file last. Any page could be missing, because it cannot be built.
  const hasRelease = () => existsSync(join(dataDir, 'site', HEADERS_FILE))
  const hasSite = async () => (elsewhere?.isNeeded ? elsewhere.hasSite() : hasRelease())
  return {
    routes: siteRoutes({ dataDir, clientDir: join(DIST_DIR, 'client'), elsewhere }),
    readiness: { publisher: () => publisher?.isPublishing() ?? false, site: hasSite },
    isPublishedHere,
    async start() {
      publisher = supervisePublisher({ config, databaseUrl: database.databaseUrl }, log)
      onStarted('publisher', publisher.stop)
      if (await hasSite().catch(() => false)) return
      log.info('publishing the whole site for the first time')
      // Another process may be the one that publishes here.
      await Promise.race([publisher.ready, publisher.firstFailure, waitFor(hasSite)])
      if (await hasSite().catch(() => false)) return
      throw new StartRefusal(
        'The site could not be published for the first time; the log lines above say why. Start again when that is mended.',
      )
    },
  }
}

/** Resolves when there is a site. A bucket that does not answer counts as none. */
async function waitFor(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere().catch(() => false))) await sleep(LOOK_EVERY_MS, undefined, { ref: false })
}
