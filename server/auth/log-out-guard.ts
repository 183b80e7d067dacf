import type { onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '../core/errors.ts'
import { isReferredBy } from '../core/guards.ts'

/**
 * Lets only requests pass that a script of an allowed origin makes. Logging out is a GET (specification §7), which any page
 * could trigger with the administrator's cookie: by a link, a picture or a form. Clients other than browsers name no origin and
 * pass: they act for themselves alone.
 */
export function requireOwnScript(allowedOrigins: readonly string[]): onRequestAsyncHookHandler {
  const allowed = new Set(allowedOrigins)
  return async ({ headers }) => {
    const { origin, referer, 'sec-fetch-site': site, 'sec-fetch-dest': purpose = 'empty' } = headers
    const isAllowed = () => {
      if (purpose !== 'empty') return false
      if (origin !== undefined) return allowed.has(origin)
      if (site !== undefined) return site === 'same-origin'
      return referer === undefined || isReferredBy(allowed, referer)
    }
    if (!isAllowed()) throw new AppError('ORIGIN_NOT_ALLOWED')
  }
}
