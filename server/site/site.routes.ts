import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { adminShellRoutes } from './admin-shells.routes.ts'
import type { PublishedElsewhere } from './published-elsewhere.ts'
import { publishedFileRoutes } from './published-files.routes.ts'
import { answerPageError } from './unavailable-page.ts'

export type SiteOptions = {
  /** Holds `site/` and `admin/`, which the publisher writes, and `public/`, which the operator fills. */
  readonly dataDir: string
  /** Where the compilation put the site's files; default: nowhere. */
  readonly clientDir?: string | null
  /** Where the site is while another machine publishes; default: always in `dataDir`. */
  readonly elsewhere?: PublishedElsewhere | null
}

/** The pages outside the API. */
export type SiteRoutes = {
  /** Depends on the session. */
  readonly guarded: FastifyPluginAsync
  /** The same for everyone; none where the other one answers these addresses too. */
  readonly files?: FastifyPluginAsync
}

/** All pages and files, for visitors and for administrators. */
export function siteRoutes({ dataDir, clientDir = null, elsewhere = null }: SiteOptions): Required<SiteRoutes> {
  const [siteDir, adminDir, operatorDir] = [join(dataDir, 'site'), join(dataDir, 'admin'), join(dataDir, 'public')]
  return {
    guarded: withPageErrors(adminShellRoutes({ siteDir, adminDir, clientDir, elsewhere })),
    files: withPageErrors(publishedFileRoutes({ siteDir, clientDir, operatorDir, elsewhere })),
  }
}

function withPageErrors(routes: FastifyPluginAsync): FastifyPluginAsync {
  return async app => {
    app.setErrorHandler(answerPageError)
    await app.register(routes)
  }
}
