import querystring from 'node:querystring'
import type { Readable } from 'node:stream'
import { createTransport, type SMTPSentMessageInfo } from 'nodemailer'
import { isRefusedForGood, UNANSWERED } from './delivery-reason.ts'
import { type MailTransport, nodemailerMail, type TakenMail } from './mail-transport.ts'

/** The longest waits for a mail server, in milliseconds. */
export type SmtpTimeouts = {
  connect: number
  /** For a mail's first attempt; each further one may take twice as long, up to `longest`. */
  whole: number
  longest: number
}
/**
 * A server may check a mail for minutes before it takes it (RFC 5321, 4.5.3.2.6), and keeps each copy that it was given. One that
 * hangs is given up sooner at first.
 */
const TIMEOUTS: SmtpTimeouts = { connect: 10_000, whole: 60_000, longest: 300_000 }

/** After so long every attempt to send a mail has ended. */
export const ATTEMPT_OVER_MS = TIMEOUTS.longest + 30_000

/** Sends over SMTP, on kept and shared connections. It tries every mail once; the caller retries. */
export function smtpTransport(options: { url: string; maxConnections: number; timeouts?: SmtpTimeouts }): MailTransport {
  const { connect, whole, longest } = options.timeouts ?? TIMEOUTS
  const secrets = secretsOf(options.url)
  const transport = createTransport({
    url: options.url,
    // Without it an attacker on the way could read the password. The URL's own `?requireTLS=false` wins.
    requireTLS: new URL(options.url).password !== '',
    pool: true,
    maxConnections: options.maxConnections,
    maxRequeues: 0,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: longest,
    // nodemailer never fetches what a mail refers to: mails hold all they show.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The text of each mail under way, by its Message-ID: once nodemailer reads one, the server may have the mail, whatever error
  // follows.
  const texts = new Map<string, Readable>()
  transport.use('stream', ({ data, message: node }, done) => {
    node.processFunc(text => {
      texts.set(data.messageId ?? '', text)
      return text
    })
    done()
  })
  return {
    async send(mail, { signal, earlierAttempts = 0, recipients = null } = {}) {
      const patience = Math.min(whole * 2 ** earlierAttempts, longest)
      const signals = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])]
      const envelope = recipients === null ? {} : { envelope: { from: mail.from, to: [...recipients] } }
      const sending = transport.sendMail({ ...nodemailerMail(mail), ...envelope, signal: AbortSignal.any(signals) })
      const hasTextBegun = () => texts.get(mail.messageId)?.readableDidRead === true
      const rethrow = (error: unknown) => throwWithout(secrets, hasTextBegun() ? markUnanswered(error) : error)
      const info = await sending.catch(rethrow).finally(() => texts.delete(mail.messageId))
      return { reply: info.response, rest: restOf(info) }
    },
    close: () => transport.close({ force: true }),
  }
}

/**
 * Marks an error after the text has begun, unless the server refused the mail: a broken connection or our own timeout does not
 * tell whether the server took it.
 * @returns a refusal as it is
 */
function markUnanswered(error: unknown): unknown {
  if (!(error instanceof Error) || ('responseCode' in error && error.responseCode)) return error
  return Object.assign(new Error(error.message, { cause: error }), { code: UNANSWERED })
}

/**
 * The password of an address in the spellings of a log-in (RFC 4616 and LOGIN): a mail server that refuses one may repeat them.
 */
function secretsOf(url: string): string[] {
  const { username, password } = new URL(url)
  if (password === '') return []
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const [user, secret] = [querystring.unescape(username), querystring.unescape(password)]
  return [base64(`\0${user}\0${secret}`), base64(secret), secret]
}

/** Throws the error without the secrets: its message goes to the log and the inbox. */
function throwWithout(secrets: readonly string[], error: unknown): never {
  if (error instanceof Error) error.message = secrets.reduce((text, secret) => text.replaceAll(secret, '[hidden]'), error.message)
  throw error
}

/**
 * The recipients that the server refused while it took the mail for others, and one of the refusals: one that may pass, where
 * there is one, so that the caller tries again.
 */
function restOf({ rejected, rejectedErrors = [] }: Pick<SMTPSentMessageInfo, 'rejected' | 'rejectedErrors'>): TakenMail['rest'] {
  const error = rejectedErrors.find(refusal => !isRefusedForGood(refusal)) ?? rejectedErrors[0]
  return error ? { recipients: rejected, error } : null
}
