import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { splitLocale } from '../../common/locales.ts'
import { FROM_FILES_ALONE } from '../core/database-gate.ts'
import { AppError } from '../core/errors.ts'
import { answerHeaders } from '../core/security-header-values.ts'
import { type FormerAnswer, FormerAddresses } from './former-addresses.ts'
import { HeadersFile } from './headers-file.ts'
import { sendFile } from './send-file.ts'
import { answerFor, notFoundFile } from './site-file.ts'

/** Where password managers look for the page that changes a password (W3C). */
const CHANGE_PASSWORD = '/.well-known/change-password'
const ACCOUNT_PAGE = '/admin/account'

/** Drawn a moment after its page is live (content-build/share-pictures): until then the company's own picture. */
const SHARE_PICTURE = /^\/share\/[\w-]+\.jpg$/
const COMPANY_PICTURE = '/jagamine.jpg'

/** The pages for deleted content have addresses of their own. */
const isGonePage = (path: string) => splitLocale(path).rest.startsWith('/410/')

/**
 * The published files, as a static host serves them, and the operator's files in `.well-known/`: tokens with which a
 * certificate authority checks who runs the host.
 */
export function publishedFileRoutes({ siteDir, operatorDir }: { siteDir: string; operatorDir: string }): FastifyPluginAsync {
  const site = new PublishedFiles(siteDir, operatorDir)
  return async app => {
    app.get('/*', { config: FROM_FILES_ALONE }, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      if (path === CHANGE_PASSWORD) return reply.header('cache-control', 'no-store').redirect(ACCOUNT_PAGE, 302)
      // There is nothing to send before the first publish, or after a person deleted the files.
      if (!site.send({ request, reply, path })) throw new AppError('UNAVAILABLE')
      return reply
    })
  }
}

type Asked = { readonly request: FastifyRequest; readonly reply: FastifyReply; /** Percent-encoded. */ readonly path: string }

/** Each method answers and returns true, or leaves the request as it is and returns false. */
class PublishedFiles {
  readonly #siteDir: string
  readonly #operatorDir: string
  readonly #headers: HeadersFile
  readonly #former: FormerAddresses

  constructor(siteDir: string, operatorDir: string) {
    this.#siteDir = siteDir
    this.#operatorDir = operatorDir
    this.#headers = new HeadersFile(siteDir)
    this.#former = new FormerAddresses(siteDir)
  }

  send(asked: Asked): boolean {
    return (
      this.#sendFormer(asked, this.#former.answerFor(asked.path)) ||
      this.#sendPublished(asked) ||
      this.#sendOperators(asked) ||
      this.#sendFormer(asked, this.#former.guess(asked.path)) ||
      this.#sendPage(asked, notFoundFile(asked.path), 404)
    )
  }

  #sendPublished({ request, reply, path }: Asked): boolean {
    const answer = answerFor(this.#siteDir, path)
    if (answer.kind === 'redirect') return redirect(reply, 308, answer.to + queryOf(request))
    if (answer.kind === 'file') {
      sayOnly(reply, this.#headers.for(path))
      return sendFile(request, reply, join(this.#siteDir, answer.file), isGonePage(path) ? 410 : 200)
    }
    return SHARE_PICTURE.test(path) && redirect(reply.header('cache-control', 'no-store'), 302, COMPANY_PICTURE)
  }

  #sendOperators({ request, reply, path }: Asked): boolean {
    if (!path.startsWith('/.well-known/')) return false
    const answer = answerFor(this.#operatorDir, path)
    if (answer.kind !== 'file') return false
    reply.header('cache-control', 'no-cache').type('text/plain')
    return sendFile(request, reply, join(this.#operatorDir, answer.file))
  }

  #sendFormer(asked: Asked, left: FormerAnswer | null): boolean {
    if (left === null) return false
    if (left.kind === 'gone') return this.#sendPage(asked, left.file, 410)
    // Not to be cached: the product may move back.
    return redirect(asked.reply.header('cache-control', 'no-cache'), 301, left.to + queryOf(asked.request))
  }

  #sendPage({ request, reply }: Asked, file: string, status: number): boolean {
    // It is a page at every address, also below `/media/`, whose files go without a page's headers. Not to be cached:
    // the next publish may bring what is missing now.
    sayOnly(reply, { ...this.#headers.for('/'), 'cache-control': 'no-cache' })
    return sendFile(request, reply, join(this.#siteDir, file), status)
  }
}

function redirect(reply: FastifyReply, status: number, to: string): true {
  void reply.redirect(to, status)
  return true
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

/** A published file has the headers from `_headers`, on every server; small files do without some. */
function sayOnly(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(answerHeaders({ isEncrypted: true }))) reply.removeHeader(name)
  reply.removeHeader('content-security-policy').headers(headers)
}
