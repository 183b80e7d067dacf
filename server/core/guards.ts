import type { onRequestAsyncHookHandler } from 'fastify'
import { AppError } from './errors.ts'

/**
 * Guards of routes that change something, for `onRequest`. They throw and never reply: a hook that sends an answer
 * does not keep later hooks and the handler from running.
 */

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a request that may change something pass only when a page of an allowed origin sent it. Browsers send Origin
 * with every such request; one without it is no browser's and gets no use out of a cookie.
 */
export function requireAllowedOrigin(allowedOrigins: readonly string[]): onRequestAsyncHookHandler {
  const allowed = new Set(allowedOrigins)
  return async request => {
    if (READING_METHODS.has(request.method)) return
    if (!allowed.has(request.headers.origin ?? '')) throw new AppError('ORIGIN_NOT_ALLOWED')
  }
}

/** Lets only somebody pass who is logged in. */
export const requireSession: onRequestAsyncHookHandler = async request => {
  if (request.session?.user === undefined) throw new AppError('NOT_AUTHENTICATED')
}
