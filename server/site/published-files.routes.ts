import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { adminPaths, throughLogin } from '#common/admin-paths.ts'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import { FROM_FILES_ALONE } from '../core/database-gate.ts'
import { AppError } from '../core/errors.ts'
import { currentVersion } from './file-version.ts'
import { FolderSite } from './folder-site.ts'
import type { PublishedElsewhere } from './published-elsewhere.ts'
import { answerFromSite, type Exchange, fromOtherPlace, type Handler } from './published-site.ts'
import { sendFile } from './send-file.ts'
import { answerFor } from './site-file.ts'

/** Where password managers look for the page that changes a password (W3C). */
const CHANGE_PASSWORD = '/.well-known/change-password'
/** The page to which that leads. */
const ACCOUNT_PAGE = throughLogin(DEFAULT_LOCALE, adminPaths.account)

/**
 * Serves the published files, as a static host does, and the operator's files in `.well-known/`: tokens with which a
 * certificate authority checks who runs the host.
 * @param options.clientDir where the compilation put scripts that are not published yet; null: nowhere
 * @param options.elsewhere the site in the bucket; null without a bucket
 */
export function publishedFileRoutes({
  siteDir,
  clientDir,
  operatorDir,
  elsewhere,
}: {
  siteDir: string
  clientDir: string | null
  operatorDir: string
  elsewhere: PublishedElsewhere | null
}): FastifyPluginAsync {
  const folder = new FolderSite(siteDir, clientDir)
  const fromOperator = fromOperatorsFolder(operatorDir)
  const fromFolder = elsewhere ? fromOtherPlace(folder, elsewhere) : undefined
  const fromBucket = elsewhere ? unlessUnreachable(fromOtherPlace(elsewhere, folder)) : undefined
  const askBucket = async (exchange: Exchange): Promise<BucketOutcome> => {
    if (!elsewhere?.isNeeded) return { kind: 'left' }
    try {
      return { kind: (await answerFromSite(elsewhere, exchange, fromFolder)) ? 'answered' : 'left' }
    } catch (error) {
      return { kind: 'failed', error }
    }
  }
  return async app => {
    app.get('/*', { config: FROM_FILES_ALONE }, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      if (path === CHANGE_PASSWORD) return reply.header('cache-control', 'no-store').redirect(ACCOUNT_PAGE, 302)
      const exchange = { request, reply, path }
      // The operator's files come first on every machine: they need no bucket.
      if (await fromOperator(exchange)) return reply
      const bucket = await askBucket(exchange)
      if (bucket.kind === 'answered') return reply
      // Where the bucket failed, the page that was published here last is better than none, and the bucket is not asked again.
      const other = bucket.kind === 'failed' ? undefined : fromBucket
      if (await answerFromSite(folder, exchange, other)) return reply
      // There is nothing to send before the first publish, or after a person deleted the files.
      throw bucket.kind === 'failed' ? bucket.error : new AppError('UNAVAILABLE')
    })
  }
}

/**
 * What came of asking the bucket. `left`: the folder is the site now, or the bucket lacks even the page for an unknown address.
 * `failed`: the bucket does not answer, or has no site.
 */
type BucketOutcome =
  { readonly kind: 'answered' } | { readonly kind: 'left' } | { readonly kind: 'failed'; readonly error: unknown }

/** Leaves a request to the next handler where the bucket cannot answer it, whatever the reason. */
function unlessUnreachable(answer: Handler): Handler {
  return exchange => answer(exchange).catch(() => false)
}

/** Answers addresses below `/.well-known/` with the operator's files. */
function fromOperatorsFolder(operatorDir: string): Handler {
  return async ({ request, reply, path }) => {
    if (!path.startsWith('/.well-known/')) return false
    const answer = await answerFor(path, name => currentVersion(join(operatorDir, name)))
    if (answer.kind !== 'file') return false
    reply.header('cache-control', 'no-cache').type('text/plain')
    return sendFile(request, reply, answer.file)
  }
}
