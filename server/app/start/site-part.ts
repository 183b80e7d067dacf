import type { Config } from '../../core/config.ts'
import type { Log } from '../../core/log.ts'
import type { ReadinessChecks } from '../../health/health.routes.ts'
import type { SiteRoutes } from '../../site/site.routes.ts'
import type { ProductDatabase } from './with-database.ts'

/** Called with a running part and how to stop it. */
export type OnStarted = (name: string, stop: () => Promise<void>) => void

export type SiteInput = {
  readonly config: Config
  readonly database: ProductDatabase
  readonly log: Log
  /** Called with each part of the site, before anything waits for it. */
  readonly onStarted: OnStarted
}

/** The part of the process with the pages: published files, or the sources in development. */
export type SitePart = {
  /** Serves the present pages, with or without the database. */
  readonly routes: SiteRoutes
  readonly readiness: ReadinessChecks
  /** Whether this process publishes, so that its folder has the present site. */
  isPublishedHere(): boolean
  /** Brings the pages up to date, once the database is prepared. Resolves when there are pages. */
  start(): Promise<void>
}
