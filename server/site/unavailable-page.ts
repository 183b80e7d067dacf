import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerError, reportedError, RETRY_AFTER_SECONDS } from '../core/error-handler.ts'
import { type Locale, LOCALES } from '../../common/locales.ts'

const TEXTS: Readonly<Record<Locale, { title: string; text: string }>> = {
  et: {
    title: 'Hetkel ei saa seda lehte näidata',
    text: 'Server alles käivitub või taastub. Leht proovib mõne sekundi pärast ise uuesti.',
  },
  en: {
    title: 'This page cannot be shown right now',
    text: 'The server is starting or recovering. The page tries again by itself in a few seconds.',
  },
  ru: {
    title: 'Сейчас эту страницу показать нельзя',
    text: 'Сервер запускается или восстанавливается. Через несколько секунд страница обновится сама.',
  },
}

/**
 * For `setErrorHandler` of pages: a page that is unavailable for the moment shows a text, in the language of the
 * address, and reloads when it is back. Other requests get the problem.
 */
export function answerPageError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = reportedError(error, request)
  if (known.status !== 503 || !request.headers.accept?.includes('text/html')) return answerError(known, request, reply)
  const locale = LOCALES.find(one => new RegExp(`^/${one}(?:[/?]|$)`).test(request.url)) ?? 'et'
  void reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page(locale))
}

function page(locale: Locale): string {
  const { title, text } = TEXTS[locale]
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
}
