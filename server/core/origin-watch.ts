import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from './config.ts'

/** The most addresses to log: a stranger may name any. */
const MAX_REPORTED = 10

/** An origin as a browser spells it: nothing else gets into the log and the warning. */
const ORIGIN = /^https?:\/\/(?:[a-z\d_.-]{1,253}|\[[a-f\d:.]+\])(?::\d{1,5})?$/

declare module 'fastify' {
  interface FastifyInstance {
    /** An address at which visitors read pages that may not write; null: none was noticed. */
    readonly refusedOrigin: () => string | null
    /** Looks at a request that was refused because of its origin. */
    readonly noticeRefusedOrigin: (request: FastifyRequest) => void
  }
}

/**
 * Notices pages of this process that are read at an address which the settings do not allow: everything works there but forms,
 * orders and log-ins. Logs each address once. The warning of `/readyz` names only an address of the company: strangers may have
 * pointed any other name at this machine.
 */
export const originWatch = fp<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    const reported = new Set<string>()
    let companyOrigin: string | null = null
    app.decorate('refusedOrigin', () => companyOrigin)
    app.decorate('noticeRefusedOrigin', request => {
      const origin = ownPagesOrigin(request)
      if (origin === null || reported.has(origin)) return
      // Strangers may have used up the lines of the log: the company's first address still gets its line, and the warning.
      const isFirstOfCompany = companyOrigin === null && isOfCompany(origin, publicUrl)
      if (reported.size >= MAX_REPORTED && !isFirstOfCompany) return
      reported.add(origin)
      if (isFirstOfCompany) companyOrigin = origin
      request.log.warn(
        { origin },
        'a page at an address that neither PUBLIC_URL nor ALLOWED_ORIGINS names may not send forms, orders and log-ins: if that address is yours, redirect it to PUBLIC_URL or name it',
      )
    })
  },
  { name: 'origin-watch' },
)

/** The detail of the warning in `GET /readyz`. */
export function refusedOriginDetail(origin: string, publicUrl: string): string {
  return (
    `Pages are read at ${origin}, which may not write: forms, orders and log-ins are refused there. If that address is yours, ` +
    `redirect it to ${publicUrl} or add it to ALLOWED_ORIGINS; if it is the one that visitors use, set PUBLIC_URL to it.`
  )
}

/** The origin of a request that a page of this process sent. @returns null where the page is of another site, or made up */
function ownPagesOrigin({ headers: { origin = '' }, host, protocol }: FastifyRequest): string | null {
  const url = ORIGIN.test(origin) ? URL.parse(origin) : null
  // A page that was read without TLS sends without it, too.
  if (url?.protocol === 'http:' && protocol === 'https') return null
  // Some proxies pass the host on without its port.
  return url !== null && url.origin === origin && [url.host, url.hostname].includes(host) ? origin : null
}

/**
 * Whether an address is the company's: its name is that of PUBLIC_URL, one above it or one below it, `www.` left out. Only the
 * owner can point such a name here. While PUBLIC_URL is this machine itself, as by default, every address counts.
 */
function isOfCompany(origin: string, publicUrl: string): boolean {
  const [name, ownName] = [nameOf(origin), nameOf(publicUrl)]
  if (['localhost', '127.0.0.1', '[::1]'].includes(ownName)) return true
  return name === ownName || name.endsWith(`.${ownName}`) || (name.includes('.') && ownName.endsWith(`.${name}`))
}

function nameOf(origin: string): string {
  return new URL(origin).hostname.replace(/^www\./, '')
}
