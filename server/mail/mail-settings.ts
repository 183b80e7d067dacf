import { join } from 'node:path'
import type { Config } from '../core/config.ts'
import { fileTransport, type MailTransport, smtpTransport, type SmtpTimeouts } from './mail-transport.ts'

/** Who writes and who is written to. */
export type MailAddresses = {
  /** Sender of all mails. */
  readonly from: string
  /** Who gets the visitors' messages. */
  readonly company: string
  /** Who is told of what goes wrong with the product; null: told by no mail. */
  readonly alarms: string | null
  /** Right side of the Message-ID. */
  readonly domain: string
  /** Origin of the site, for the link to the inbox. */
  readonly publicUrl: string
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'alarmMailTo' | 'publicUrl' | 'dataDir'>

/** Who writes to whom; without settings, addresses of the site's host, which the files show. */
export function mailAddresses({
  mailFrom,
  mailTo,
  alarmMailTo,
  publicUrl,
}: Omit<MailConfig, 'smtpUrl' | 'dataDir'>): MailAddresses {
  const host = new URL(publicUrl).hostname
  const from = mailFrom ?? `noreply@${host}`
  const company = mailTo ?? `info@${host}`
  return { from, company, alarms: alarmMailTo, domain: /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? host, publicUrl }
}

/** Folder of the mails when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Sends by SMTP, or writes files where no mail server is set. */
export function mailTransport(
  { smtpUrl, dataDir }: MailConfig,
  options: { maxConnections: number; timeouts?: SmtpTimeouts },
): MailTransport {
  return smtpUrl === null ? fileTransport(mailFolder(dataDir)) : smtpTransport({ url: smtpUrl, ...options })
}
