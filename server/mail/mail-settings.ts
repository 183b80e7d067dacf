import { join } from 'node:path'
import type { Config } from '../core/config.ts'
import { fileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport, type SmtpTimeouts } from './smtp-transport.ts'

/** The settings of all mails: senders, recipients, and where their links lead. */
export type MailSettings = {
  /** Sender of all mails. */
  readonly from: string
  /** The company's mailbox for visitors' messages. */
  readonly company: string
  /** Mailbox that gets alarms; null: none. */
  readonly alarms: string | null
  /** Right side of the Message-ID. */
  readonly domain: string
  /** Origin of the site, for the link to the inbox. */
  readonly publicUrl: string
}

type Given = Pick<Config, 'mailFrom' | 'mailTo' | 'alarmMailTo' | 'publicUrl'>

/**
 * Takes the settings of all mails from the configuration. Where it has none, they are addresses of the site's host, for mail
 * files.
 */
export function mailSettings({ mailFrom, mailTo, alarmMailTo, publicUrl }: Given): MailSettings {
  const host = new URL(publicUrl).hostname
  const from = mailFrom ?? `noreply@${host}`
  const company = mailTo ?? `info@${host}`
  return { from, company, alarms: alarmMailTo, domain: /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? host, publicUrl }
}

/** Folder of the mails when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Chooses how mails are sent: over SMTP, or as files where no mail server is set. */
export function mailTransport(
  { smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>,
  options: { maxConnections: number; timeouts?: SmtpTimeouts },
): MailTransport {
  return smtpUrl === null ? fileTransport(mailFolder(dataDir)) : smtpTransport({ url: smtpUrl, ...options })
}
