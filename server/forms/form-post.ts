/** Forms of a page without JavaScript: the browser's encoding in, a redirect to a page out. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, isLocale, type Locale, localePrefix, splitLocale } from '#common/locales.ts'
import { RESULT_PATHS } from '#common/message-rules.ts'
import type { Config } from '../core/config.ts'
import { answerError, logError } from '../core/error-handler.ts'
import { AppError } from '../core/errors.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Limit of a form. The longest message takes at most 45 kB as a browser encodes it, the other fields a few kilobytes. */
const MAX_FORM_BYTES = 128 * 1024
/** Limit of a form's fields. A form of the site has some twenty; many thousands would keep the server busy for seconds. */
const MAX_FORM_FIELDS = 100

/** Whether the request is a plain form, which needs a page and no JSON. */
export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === FORM_TYPE
}

/** Whether the request's header says that a form is as small as it has to be. A body in chunks has no such header. */
export function isDeclaredSmall({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length']) <= MAX_FORM_BYTES
}

/** What the parser makes of a form with too many fields, which is refused only after its sender was counted. */
const TOO_MANY_FIELDS: unique symbol = Symbol('too many fields')

/** @throws AppError BODY_TOO_LARGE when the parsed form had too many fields */
export function refuseTooManyFields(body: unknown): void {
  if (body === TOO_MANY_FIELDS) throw new AppError('BODY_TOO_LARGE')
}

/**
 * Makes the app parse forms, and JSON by its bytes: invalid UTF-8 becomes U+FFFD, and the fields with it are refused by name.
 * Fastify's own parser would find the length changed and refuse the whole body without a reason.
 */
export function addFormParsers(app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) =>
    parseJson(request, (body as Buffer).toString('utf8'), done),
  )
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (_request, body, done) => {
    const text = body.length <= MAX_FORM_BYTES ? (body as Buffer).toString('utf8') : null
    if (text === null) return done(new AppError('BODY_TOO_LARGE'))
    if (text.split('&').length > MAX_FORM_FIELDS) return done(null, TOO_MANY_FIELDS)
    const fields = Object.fromEntries(new URLSearchParams(text))
    done(null, { ...fields, ...(fields['date'] && { date: withSlashes(fields['date']) }) })
  })
}

/** Turns the `2026-12-31` of a browser's date field into `31/12/2026`. Other texts stay as they are. */
function withSlashes(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** The settings that say where the pages are. */
type Site = Pick<Config, 'publicUrl' | 'allowedOrigins'>

/** Redirects the browser to the page that confirms the message. */
export function answerForm(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  return reply.redirect(resultUrl(request, site, RESULT_PATHS.sent), 303)
}

/** Makes the handler for `setErrorHandler`: a form gets a page that says what to do, a script gets the problem. */
export function answerFormError(site: Site) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void => {
    if (!isForm(request)) return answerError(error, request, reply)
    const { code } = logError(error, request)
    void reply.redirect(`${resultUrl(request, site, RESULT_PATHS.failed)}#${code}`, 303)
  }
}

/** The address of a result page, on the form's own origin: the form page's policy allows no other. */
function resultUrl(request: FastifyRequest, { publicUrl, allowedOrigins }: Site, path: string): string {
  const origin = allowedOrigins.find(one => one === request.headers.origin) ?? publicUrl
  return `${origin}${localePrefix(localeOf(request, allowedOrigins))}${path}`
}

/** The language that the form names. A form that was refused before it was read has the language of its page. */
function localeOf({ body, headers }: FastifyRequest, allowedOrigins: readonly string[]): Locale {
  const asked = (body as { locale?: unknown } | null | undefined)?.locale
  if (isLocale(asked)) return asked
  const page = URL.parse(headers.referer ?? '')
  return page && allowedOrigins.includes(page.origin) ? splitLocale(page.pathname).locale : DEFAULT_LOCALE
}
