import { open, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import querystring from 'node:querystring'
import type { Readable } from 'node:stream'
import { createTransport, type SMTPSentMessageInfo } from 'nodemailer'
import { isRefusedForGood, UNANSWERED } from './delivery-reason.ts'

type Address = string | { name: string; address: string }

/** One mail, complete. */
export type MailContent = {
  /** With its angle brackets; the same at every attempt, so that mail programs recognise a mail that arrives twice. */
  messageId: string
  /** Name of the mail's file, without `.eml`. */
  fileName: string
  date: Date
  from: string
  to: Address
  replyTo: Address
  subject: string
  html: string
  text: string
  headers: Readonly<Record<string, string>>
}

export type SendOptions = {
  /** Gives up; whether the mail server has the mail by then is unknown. */
  readonly signal?: AbortSignal
  /** Of this mail: it waits longer with each. */
  readonly earlierAttempts?: number
  /** Only these addresses; null: all that the mail names. */
  readonly recipients?: readonly string[] | null
}

/** A mail that the mail server took. */
export type TakenMail = {
  /** What the mail server said. */
  readonly reply: string
  /** Recipients that it refused or put off while it took the mail for others, and why; null: it took it for all. */
  readonly rest: { readonly recipients: readonly string[]; readonly error: Error } | null
}

/** Sends mails. */
export type MailTransport = {
  /** @throws Error when the mail server did not take the mail for any recipient, or not for certain */
  send(mail: MailContent, options?: SendOptions): Promise<TakenMail>
  /** Waits for nothing: a mail under way is abandoned. */
  close(): void
}

/** Longest waits for a mail server, in milliseconds: `whole` for a mail's first attempt, twice as long for each further one, up to `longest`. */
export type SmtpTimeouts = { connect: number; whole: number; longest: number }
/**
 * A server may check a mail for minutes before it takes it (RFC 5321, 4.5.3.2.6), and keeps each copy that it was given. One that
 * hangs is given up sooner at first.
 */
const TIMEOUTS: SmtpTimeouts = { connect: 10_000, whole: 60_000, longest: 300_000 }

/** Longer than any attempt to send a mail takes. */
export const ATTEMPT_OVER_MS = TIMEOUTS.longest + 30_000

/** Sends over SMTP, on kept and shared connections. It tries every mail once; the caller retries. */
export function smtpTransport(options: { url: string; maxConnections: number; timeouts?: SmtpTimeouts }): MailTransport {
  const { connect, whole, longest } = options.timeouts ?? TIMEOUTS
  const secrets = secretsOf(options.url)
  const transport = createTransport({
    url: options.url,
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
  // The text of each mail under way, by its Message-ID: once nodemailer reads one, the server may have the mail, whatever error follows.
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
      const sending = transport.sendMail({ ...message(mail), ...envelope, signal: AbortSignal.any(signals) })
      const hasBegun = () => texts.get(mail.messageId)?.readableDidRead === true
      const failed = (error: unknown) => throwWithout(secrets, hasBegun() ? unanswered(error) : error)
      const info = await sending.catch(failed).finally(() => texts.delete(mail.messageId))
      return { reply: info.response, rest: restOf(info) }
    },
    close: () => transport.close({ force: true }),
  }
}

/** A broken connection, or our own end of waiting, tells nothing of a mail that the server has. @returns what a server refused as it is */
function unanswered(error: unknown): unknown {
  if (!(error instanceof Error) || ('responseCode' in error && error.responseCode)) return error
  return Object.assign(new Error(error.message, { cause: error }), { code: UNANSWERED })
}

/** The password of an address in the ways of a log-in (RFC 4616 and LOGIN), which a mail server may repeat when it refuses one. */
function secretsOf(url: string): string[] {
  const { username, password } = new URL(url)
  if (password === '') return []
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const [user, secret] = [querystring.unescape(username), querystring.unescape(password)]
  return [base64(`\0${user}\0${secret}`), base64(secret), secret]
}

/** @throws the error, whose message goes to the log and the inbox */
function throwWithout(secrets: readonly string[], error: unknown): never {
  if (error instanceof Error) error.message = secrets.reduce((text, secret) => text.replaceAll(secret, '[hidden]'), error.message)
  throw error
}

/** The recipients without the mail, and one refusal: one that may pass, if there is such, so that the caller tries again. */
function restOf({ rejected, rejectedErrors = [] }: Pick<SMTPSentMessageInfo, 'rejected' | 'rejectedErrors'>): TakenMail['rest'] {
  const error = rejectedErrors.find(refusal => !isRefusedForGood(refusal)) ?? rejectedErrors[0]
  return error ? { recipients: rejected, error } : null
}

/** Writes files into a folder, for a product without a mail server: one `.eml` a mail, whole or not at all. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message: bytes } = await composer.sendMail(message(mail))
      const path = join(folder, `${mail.fileName}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(path, bytes as Buffer)
      return { reply: `Written to ${path}`, rest: null }
    },
    close: () => composer.close(),
  }
}

function message({ fileName: _fileName, ...mail }: MailContent) {
  return { ...mail, headers: { ...mail.headers } }
}

/** Only the product's user may read mails. */
const OWNER_ONLY = 0o600

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = await open(`${path}.part`, 'w', OWNER_ONLY)
  try {
    await draft.writeFile(bytes)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${path}.part`, path)
}
