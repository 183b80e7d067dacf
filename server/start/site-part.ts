import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Config } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import type { ReadinessChecks } from '../health/health.routes.ts'
import type { RunningDatabase } from './with-database.ts'

export type SiteInput = {
  readonly config: Config
  readonly database: RunningDatabase
  readonly log: Log
  /** Whether an administrator asks. */
  readonly isAuthenticated: (request: FastifyRequest) => boolean
}

/** The part of the process that has the pages: published files, or the sources in development. */
export type SitePart = {
  readonly routes: FastifyPluginAsync
  readonly readiness: ReadinessChecks
  stop(): Promise<void>
}
