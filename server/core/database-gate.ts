import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It is answered from files alone: no database, and so no session, is asked for it, and none can keep it from being answered. */
    needsNoDatabase?: boolean
  }
}

/** For the `config` of a route. */
export const FROM_FILES_ALONE = { needsNoDatabase: true } as const

export function needsDatabase(request: FastifyRequest): boolean {
  return request.routeOptions.config?.needsNoDatabase !== true
}

/**
 * Refuses what needs the database until it is prepared: at its first answer it may still have the tables of an earlier version. The body
 * has been read by then, so that a form is answered in its language.
 */
export const databaseGate = fp<{ isOpen: () => boolean }>(
  async (app, { isOpen }) => {
    app.addHook('preValidation', async request => {
      if (needsDatabase(request) && !isOpen()) throw new AppError('UNAVAILABLE')
    })
  },
  { name: 'database-gate' },
)
