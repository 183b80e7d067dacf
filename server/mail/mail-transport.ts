import { open, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

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

/** Sends mails. */
export type MailTransport = {
  /**
   * @param signal gives up; whether the mail server has the mail by then is unknown
   * @param earlierAttempts of this mail: it waits longer with each
   * @returns what the mail server said when it took the mail
   * @throws Error when it did not take it, or not for certain
   */
  send(mail: MailContent, signal?: AbortSignal, earlierAttempts?: number): Promise<string>
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
  return {
    async send(mail, signal, earlierAttempts = 0) {
      const patience = Math.min(whole * 2 ** earlierAttempts, longest)
      const signals = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])]
      const info = await transport.sendMail({ ...message(mail), signal: AbortSignal.any(signals) })
      const refused = info.rejected?.length ? ` (refused for ${info.rejected.length} of the recipients)` : ''
      return `${info.response}${refused}`
    },
    close: () => transport.close({ force: true }),
  }
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
      return `Written to ${path}`
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
