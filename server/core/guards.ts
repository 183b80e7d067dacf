import type { onRequestAsyncHookHandler } from 'fastify'
import { AppError } from './errors.ts'

// Guards of routes, for `onRequest`. They throw and never reply: a hook that sends an answer does not stop later hooks and the
// handler.

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request that may change something unless a page of an allowed origin sent it. Browsers send Origin with every
 * such request; one without it comes from no browser, and is refused.
 * @throws AppError ORIGIN_NOT_ALLOWED
 */
export function requireAllowedOrigin(allowedOrigins: readonly string[]): onRequestAsyncHookHandler {
  const allowed = new Set(allowedOrigins)
  return async request => {
    if (READING_METHODS.has(request.method)) return
    const { origin } = request.headers
    if (origin !== undefined && allowed.has(origin)) return
    request.server.noticeRefusedOrigin(request)
    throw new AppError('ORIGIN_NOT_ALLOWED')
  }
}

/**
 * Guards a GET that leaves a record. Refuses it when a page of another site asks, by a link or a script, and when any page asks
 * for it as a picture: a text of our own may show a picture of any address. Our pages and the address bar pass; so do clients
 * without these headers, which are old browsers or none.
 * @throws AppError ORIGIN_NOT_ALLOWED
 */
export function requireOwnPage(allowedOrigins: readonly string[]): onRequestAsyncHookHandler {
  const allowed = new Set(allowedOrigins)
  return async ({ headers: { referer, 'sec-fetch-site': site, 'sec-fetch-dest': destination } }) => {
    const isElsewhere = site === 'cross-site' || site === 'same-site'
    if (destination === 'image' || (isElsewhere && !isReferredBy(allowed, referer))) throw new AppError('ORIGIN_NOT_ALLOWED')
  }
}

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

/** Whether the page that a request comes from has one of these origins. */
function isReferredBy(origins: ReadonlySet<string>, referer: string | undefined): boolean {
  const page = referer === undefined ? null : URL.parse(referer)
  return page !== null && origins.has(page.origin)
}

/** Lets only logged-in administrators pass. */
export const requireSession: onRequestAsyncHookHandler = async request => {
  if (request.session?.user === undefined) throw new AppError('NOT_AUTHENTICATED')
}
