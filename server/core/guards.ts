/**
 * Guards of routes that change something, for `onRequest`. They throw and never reply: a hook that sends an answer does
 * not stop later hooks and the handler.
 */
import type { onRequestAsyncHookHandler } from 'fastify'
import { AppError } from './errors.ts'

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets a request that may change something pass only when a page of an allowed origin sent it. Browsers send Origin
 * with every such request; a request without it comes from no browser.
 */
export function requireAllowedOrigin(allowedOrigins: readonly string[]): onRequestAsyncHookHandler {
  const allowed = new Set(allowedOrigins)
  return async request => {
    if (READING_METHODS.has(request.method)) return
    if (!allowed.has(request.headers.origin ?? '')) throw new AppError('ORIGIN_NOT_ALLOWED')
  }
}

/**
 * Lets a GET that leaves a record pass only when a page of an allowed origin asks for it, or the administrator does in
 * the address bar. A foreign page could have the administrator's browser ask, by a link or a picture; a text of ours can hold a
 * picture, too. A client that sends none of these headers is an old browser or none.
 */
export function requireOwnPage(allowedOrigins: readonly string[]): onRequestAsyncHookHandler {
  const allowed = new Set(allowedOrigins)
  return async ({ headers: { referer, 'sec-fetch-site': site, 'sec-fetch-dest': purpose } }) => {
    const isElsewhere = site === 'cross-site' || site === 'same-site'
    if (purpose === 'image' || (isElsewhere && !isReferredBy(allowed, referer))) throw new AppError('ORIGIN_NOT_ALLOWED')
  }
}

/** Whether the page that a request comes from has one of these origins. */
export function isReferredBy(origins: ReadonlySet<string>, referer: string | undefined): boolean {
  return origins.has(URL.parse(referer ?? '')?.origin ?? '')
}

/** Lets only logged-in administrators pass. */
export const requireSession: onRequestAsyncHookHandler = async request => {
  if (request.session?.user === undefined) throw new AppError('NOT_AUTHENTICATED')
}
