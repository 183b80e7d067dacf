import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, splitLocale } from '#common/locales.ts'
import { answerError, knownError, logError, RETRY_AFTER_SECONDS } from '../core/error-handler.ts'
import { UNAVAILABLE_TEXTS } from './unavailable-page.i18n.ts'

/**
 * For `setErrorHandler` of pages: a page that is unavailable for the moment shows a text, in the language of the
 * address, and reloads when it is back. Other requests get the problem. No cache keeps either.
 */
export function answerPageError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  // The file's own rules may be set already: a year for a script.
  reply.header('cache-control', 'no-store')
  if (knownError(error).status !== 503 || !request.headers.accept?.includes('text/html'))
    return answerError(error, request, reply)
  logError(error, request)
  const { locale } = splitLocale(request.url.split('?', 1)[0] ?? '/')
  void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).type('text/html; charset=utf-8').send(page(locale))
}

function page(locale: Locale): string {
  const { title, text } = UNAVAILABLE_TEXTS[locale]
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
}
