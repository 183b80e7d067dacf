import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers from files alone: it asks for no database and no session, so neither can hold it up. */
    isFromFilesAlone?: boolean
  }
  interface FastifyInstance {
    /** Whether the database is prepared. */
    readonly isDatabaseOpen: () => boolean
  }
}

/** The `config` of a route that answers from files alone. */
export const FROM_FILES_ALONE = { isFromFilesAlone: true } as const

/** Whether the request's route has {@link FROM_FILES_ALONE}: every other one may ask for the database or a session. */
export function isFromFilesAlone(request: FastifyRequest): boolean {
  return request.routeOptions.config?.isFromFilesAlone === true
}

/**
 * Refuses requests that need the database until it is prepared: a fresh start may still find the tables of an earlier
 * version. The gate acts after the body was read, so that a form gets its answer in its language.
 */
export const databaseGate = fp<{ isOpen: () => boolean }>(
  async (app, { isOpen }) => {
    app.decorate('isDatabaseOpen', isOpen)
    app.addHook('preValidation', async request => {
      if (!isFromFilesAlone(request) && !isOpen()) throw new AppError('UNAVAILABLE')
    })
  },
  { name: 'database-gate' },
)
