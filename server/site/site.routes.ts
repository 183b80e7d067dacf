import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import { ADMIN_PAGES, type AdminPage, adminPageFile } from './admin-pages.ts'
import { earlyReads } from './early-reads.ts'
import { HeadersFile } from './headers-file.ts'
import { sendFile } from './send-file.ts'
import { answerFor, notFoundFile } from './site-file.ts'

export type SiteOptions = {
  /** Holds `site/` and `admin/` as the publisher writes them. */
  readonly dataDir: string
  /** Origin of the API, empty when it is the pages' own. */
  readonly apiUrl: string
  /** Whether an administrator asks. */
  readonly isAuthenticated: (request: FastifyRequest) => boolean
}

const LOCALES = ['et', 'en', 'ru'] as const

/** Drawn a moment after the page that names it is live (content-build/share-pictures): until then the company's own. */
const SHARE_PICTURE = /^\/share\/[\w-]+\.jpg$/
const COMPANY_PICTURE = '/jagamine.jpg'

/**
 * Serves the published files as a static host would, and the prebuilt pages for administrators to requests with a
 * session; others are sent to the home page (specification §2.1).
 */
export function siteRoutes({ dataDir, apiUrl, isAuthenticated }: SiteOptions): FastifyPluginAsync {
  const siteDir = join(dataDir, 'site')
  const adminDir = join(dataDir, 'admin')
  const headers = new HeadersFile(siteDir)
  const adminHeaders = new HeadersFile(adminDir)

  return async app => {
    const sendAdminPage = (page: AdminPage, locale: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isAuthenticated(request)) return reply.header('cache-control', 'no-store').redirect('/', 302)
      // Whoever reads the page by a script, for its words, asks the API for nothing.
      const isOpened = (request.headers['sec-fetch-dest'] ?? 'document') === 'document'
      const link = isOpened && earlyReads(page, apiUrl, (request.params as { id?: string }).id)
      reply.headers({
        ...headers.for('/'),
        ...adminHeaders.for('/'),
        'cache-control': 'private, no-cache',
        ...(link && { link }),
      })
      if (!sendFile(request, reply, join(adminDir, adminPageFile(locale, page)))) throw new AppError('UNAVAILABLE')
      return reply
    }
    for (const page of ADMIN_PAGES) {
      for (const locale of LOCALES) {
        app.get(locale === 'et' ? page.route : `/${locale}${page.route}`, sendAdminPage(page, locale))
      }
    }

    app.get('/*', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      const answer = answerFor(siteDir, path)
      if (answer.kind === 'redirect') return reply.redirect(answer.to + request.url.slice(path.length), 308)
      reply.headers(headers.for(path))
      if (answer.kind === 'not-found' && SHARE_PICTURE.test(path)) {
        return reply.header('cache-control', 'no-store').redirect(COMPANY_PICTURE, 302)
      }
      const sendNotFound = () => {
        // It is a page wherever it is shown, also below `/media/`, whose files go without a page's headers. And a miss is no
        // property of the address: what is missing now may be there after the next publish.
        reply.headers({ ...headers.for('/'), 'cache-control': 'no-cache' })
        return sendFile(request, reply, join(siteDir, notFoundFile(path)), 404)
      }
      const isSent = (answer.kind === 'file' && sendFile(request, reply, join(siteDir, answer.file))) || sendNotFound()
      // Only before the first publish is over, or when somebody took the files away.
      if (!isSent) throw new AppError('UNAVAILABLE')
      return reply
    })
  }
}
