import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../core/config.ts'
import { answerError, reportedError } from '../core/error-handler.ts'
import { MESSAGE_LOCALES, RESULT_PATHS } from '../messages/message-forms.schemas.ts'

/** A form of a page without JavaScript: fields as the browser encodes them, answered with a page to go to. */

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Whether it comes from a form without JavaScript, which wants a page to go to and no JSON. */
export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === FORM_TYPE
}

/**
 * Reads forms, and JSON by its bytes: those that are no UTF-8 become U+FFFD, which the fields that hold it refuse by
 * name. Fastify's own reader would find the length changed and refuse the whole without saying why.
 */
export function readForm(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) =>
    parseJson(request, (body as Buffer).toString('utf8'), done),
  )
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    const fields = Object.fromEntries(new URLSearchParams((body as Buffer).toString('utf8')))
    done(null, { ...fields, ...(fields['date'] && { date: withSlashes(fields['date']) }) })
  })
}

/** A browser's own date field sends `2026-12-31`. */
function withSlashes(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** Where the pages are. */
type Site = Pick<Config, 'publicUrl' | 'allowedOrigins'>

/** Sends the browser on to the page that says that it arrived. */
export function answerForm(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  return reply.redirect(resultUrl(request, site, RESULT_PATHS.sent), 303)
}

/** For `setErrorHandler`: a form goes to a page that says what to do, a script gets the problem. */
export function answerFormError(site: Site) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
    if (!isForm(request)) return answerError(error, request, reply)
    const { code } = reportedError(error, request)
    void reply.redirect(`${resultUrl(request, site, RESULT_PATHS.failed)}#${code}`, 303)
  }
}

/** On the origin the form came from: its page's policy lets it go nowhere else. */
function resultUrl(request: FastifyRequest, { publicUrl, allowedOrigins }: Site, path: string): string {
  const origin = allowedOrigins.find(one => one === request.headers.origin) ?? publicUrl
  const asked = (request.body as { locale?: unknown } | null | undefined)?.locale
  const locale = MESSAGE_LOCALES.find(one => one === asked) ?? 'et'
  return `${origin}${locale === 'et' ? '' : `/${locale}`}${path}`
}
