import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { adminShellRoutes, type AdministratorOf } from './admin-shells.routes.ts'
import { publishedFileRoutes } from './published-files.routes.ts'
import { answerPageError } from './unavailable-page.ts'

export type SiteOptions = {
  /** Holds `site/` and `admin/`, which the publisher writes, and `public/`, which the operator fills. */
  readonly dataDir: string
  readonly administratorOf: AdministratorOf
}

/** All pages and files, for visitors and for administrators. */
export function siteRoutes({ dataDir, administratorOf }: SiteOptions): FastifyPluginAsync {
  const [siteDir, adminDir] = [join(dataDir, 'site'), join(dataDir, 'admin')]
  return async app => {
    app.setErrorHandler(answerPageError)
    await app.register(adminShellRoutes({ siteDir, adminDir, administratorOf }))
    await app.register(publishedFileRoutes({ siteDir, operatorDir: join(dataDir, 'public') }))
  }
}
