import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Config } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import type { ReadinessChecks } from '../health/health.routes.ts'
import type { RunningDatabase } from './with-database.ts'

export type OnStarted = (name: string, stop: () => Promise<void>) => void

export type SiteInput = {
  readonly config: Config
  readonly database: RunningDatabase
  readonly log: Log
  /** Whether an administrator asks. */
  readonly isAuthenticated: (request: FastifyRequest) => boolean
  /** Called with each part that runs from now on and how to stop it, before anything waits for it. */
  readonly onStarted: OnStarted
}

/** The part of the process that has the pages: published files, or the sources in development. */
export type SitePart = {
  readonly routes: FastifyPluginAsync
  readonly readiness: ReadinessChecks
}
