import type { EntityManager } from '@mikro-orm/postgresql'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { noticeMail } from '../account-notices/account-notice-mail.ts'
import { alarmMail } from '../alarms/alarm-mail.ts'
import { errorCode } from '../core/error-code.ts'
import { deliveryReason, isRefusedForGood } from '../mail/delivery-reason.ts'
import { type ClaimPace, MailClaim } from '../mail/mail-claim.ts'
import type { MailContent, MailTransport } from '../mail/mail-transport.ts'
import { queueJobsAfterOutage, queueJob } from '../mail/outbox.ts'
import { User } from '../users/user.entity.ts'
import { invitationMail, type LinkMaking, resetMail } from './account-mails.ts'
import { MailAttempt } from './mail-attempt.entity.ts'
import { Mail } from './mail.entity.ts'
import { mailOf } from './message-mails.ts'
import type { SentMails } from './sent-mails.ts'

/** Pause after the first failed attempt; each further one is twice as long, up to the longest. */
export const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000
/** How long the worker tries a mail; one with a link no longer than the link lasts. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000
const MAX_DETAIL_LENGTH = 500

export type DeliveryLog = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type Delivery = {
  readonly transport: MailTransport
  readonly making: LinkMaking
  readonly log: DeliveryLog
  readonly firstPauseMs: number
  readonly claimPace: ClaimPace
  /** One for all deliveries of a process. */
  readonly sent: SentMails
}

/**
 * Tries one queued mail and records the outcome. A claim (mail-claim.ts) makes sure that of several processes one sends
 * it; a dead process's claim expires. If a process dies after the mail server took the mail and before that is recorded, the
 * mail goes out again under its Message-ID: SMTP has no way to ask. A live process remembers what it sent while the
 * database cannot record it (sent-mails.ts).
 */
export async function deliverMail(em: EntityManager, mailId: number, delivery: Delivery): Promise<void> {
  // If this mail remains, the check for overdue mails queues a new job for it.
  if (!(await delivery.sent.recordAll()) || delivery.sent.has(mailId)) return
  const claim = await MailClaim.take(em, mailId, delivery.claimPace)
  if (!claim) return
  let wasTaken = false
  try {
    const mail = await em.findOneOrFail(Mail, { id: mailId }, { populate: SUBJECTS })
    const companyLocale = await companyLanguage(em)
    const compose = () => contentOf(mail, delivery.making, { companyLocale, now: new Date() })
    const attempt = await attemptOf(mail, compose, delivery, claim.lost)
    wasTaken = isTaken(attempt)
    if (!wasTaken) await claim.stop()
    const record = () => recordAttempt(em.fork(), mailId, { attempt, claim })
    await (wasTaken ? delivery.sent.add(mailId, { record, release: () => claim.stop() }) : record())
  } finally {
    if (!wasTaken) await claim.stop()
  }
}

async function recordAttempt(
  em: EntityManager,
  mailId: number,
  { attempt, claim }: { attempt: Attempt; claim: MailClaim },
): Promise<void> {
  await em.transactional(async tx => {
    const whose = await claim.lockAndCheck(tx)
    // It was sent: recording that is right even when another process has the claim now. One that some recipients lack is not recorded
    // then: that process sends it to all.
    if (whose === 'gone' || (whose === 'others' && attempt.outcome !== 'sent')) return
    const mail = await tx.findOneOrFail(Mail, { id: mailId })
    writeAttempt(tx, mail, attempt)
    await tx.flush()
    if (mail.state === 'queued') await queueJob(tx, mail.id)
    if (isTaken(attempt)) await queueJobsAfterOutage(tx)
  })
}

const SUBJECTS = ['message', 'invitation', 'password_reset.user', 'account_notice.user', 'alarm_notice.alarm'] as const

/** Why a mail is no longer needed. */
const LINK_ENDED = { reason: 'its link was used, replaced, revoked or ran out', detail: 'Its link opens nothing any more.' }
const OVER = {
  reason: 'its alarm is over, or no address for alarms is set',
  detail: 'Its alarm is over, or has no address any more.',
}

/** Composes the mail and hands it to the mail server, with no transaction open, and logs failures. */
async function attemptOf(
  mail: Mail,
  compose: () => MailContent | null,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<Attempt> {
  const { id, role } = mail
  const { transport, log } = delivery
  try {
    const content = composed(compose, log)
    if (content === null) {
      const why = mail.alarm_notice ? OVER : LINK_ENDED
      log.warn({ mail: { id, role } }, `a mail was not sent: ${why.reason}`)
      return { outcome: 'failed', detail: why.detail, at: new Date() }
    }
    const options = { signal, earlierAttempts: mail.attempts_made, recipients: mail.remaining_recipients ?? null }
    const { reply, rest } = await transport.send(content, options)
    const taken = mailboxesOf(mail, content)
    if (rest === null) return { ...taken, outcome: 'sent', detail: reply, at: new Date() }
    return { ...taken, ...failedAttempt(mail, rest.error, delivery), remaining: rest.recipients }
  } catch (error) {
    return failedAttempt(mail, error, delivery)
  }
}

/** The mailboxes of a mail to the company. What remains of one goes to those of its first attempt. */
function mailboxesOf({ role, remaining_recipients }: Mail, { to }: MailContent): Pick<Attempt, 'sentTo'> {
  return role === 'company' && !remaining_recipients && typeof to === 'string' ? { sentTo: to } : {}
}

/** An attempt that left recipients without the mail, logged. */
function failedAttempt(mail: Mail, error: unknown, { log, firstPauseMs }: Delivery): Attempt {
  const { id, role, message } = mail
  const at = new Date()
  const isRefused = isRefusedForGood(error)
  const next = isRefused ? null : nextAttempt(mail, at, firstPauseMs)
  const of = message ? { number: message.number, kind: message.kind } : { id }
  const details = { reason: withoutAddresses(reasonOf(error)), mail: { ...of, role, attempts: mail.attempts_made + 1, next } }
  if (next) log.warn(details, 'a mail could not be sent; it is tried again')
  else if (isRefused) log.warn(details, 'the mail server refused a mail for good; it is not tried again')
  else log.error(details, 'a mail could not be sent in time; it is given up')
  return { outcome: next ? 'deferred' : 'failed', detail: reasonOf(error), at, next }
}

/** @throws what composing throws; the log has it whole, because no mail server is to blame */
function composed(compose: () => MailContent | null, log: DeliveryLog): MailContent | null {
  try {
    return compose()
  } catch (error) {
    log.error({ err: error }, 'a mail could not be composed')
    throw error
  }
}

/**
 * The language of the mails that go to the company and not to a person: that of the first administrator who has one, as
 * `/admin/account` lists them.
 */
async function companyLanguage(em: EntityManager): Promise<Locale> {
  const first = await em.findOne(User, { removed_at: null, locale: { $ne: null } }, { orderBy: { id: 'asc' } })
  return first?.locale ?? DEFAULT_LOCALE
}

/** The mail's present content; null when it is no longer needed. */
function contentOf(
  mail: Mail,
  making: LinkMaking,
  { companyLocale, now }: { companyLocale: Locale; now: Date },
): MailContent | null {
  const { role, message, invitation, password_reset, account_notice, alarm_notice } = mail
  if (message && (role === 'company' || role === 'visitor')) return mailOf(role, message, making, companyLocale)
  if (account_notice) return noticeMail(account_notice, making)
  if (alarm_notice) return alarmMail(alarm_notice, making, companyLocale)
  if (invitation) return invitationMail(invitation, making, now)
  return password_reset ? resetMail(password_reset, making, now) : null
}

type Attempt = {
  readonly outcome: MailAttempt['outcome']
  readonly detail: string
  readonly at: Date
  readonly next?: Date | null
  /** Of a mail to the company, when the mail server took it for one of its mailboxes or all. */
  readonly sentTo?: string
  /** Recipients without the mail, when the mail server took it for the others. */
  readonly remaining?: readonly string[]
}

/** Whether a recipient has the mail now: one that is not noted would go out to the same people again. */
const isTaken = ({ outcome, remaining }: Attempt) => outcome === 'sent' || remaining !== undefined

function writeAttempt(tx: EntityManager, mail: Mail, attempt: Attempt): void {
  const { outcome, detail, at, next = null, sentTo = mail.sent_to, remaining = mail.remaining_recipients } = attempt
  mail.state = outcome === 'deferred' ? 'queued' : outcome
  mail.attempts_made += 1
  mail.next_attempt_at = next
  mail.claimed_until = null
  mail.sent_at = outcome === 'sent' ? at : null
  mail.sent_to = sentTo
  mail.trouble = outcome === 'sent' ? null : deliveryReason(detail)
  mail.remaining_recipients = outcome === 'sent' ? null : remaining
  tx.create(MailAttempt, { mail, at, outcome, detail: storable(detail) })
}

/** Cleans a mail server's reply, which may hold anything: if the database refused it, a sent mail would go out again. */
function storable(detail: string): string {
  return detail
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_DETAIL_LENGTH)
    .toWellFormed()
}

/** Null when its time is over. */
function nextAttempt(mail: Mail, now: Date, firstPauseMs: number): Date | null {
  const linkEnds = (mail.invitation ?? mail.password_reset)?.expires_at.getTime() ?? Infinity
  const end = Math.min(mail.queued_at.getTime() + GIVE_UP_AFTER_MS, linkEnds)
  if (now.getTime() >= end) return null
  const pause = Math.min(firstPauseMs * 2 ** Math.min(mail.attempts_made, 30), LONGEST_PAUSE_MS)
  return new Date(Math.min(now.getTime() + pause, end))
}

/** More people read the log than the inbox: it names no recipients. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '[address]')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = errorCode(error)
  return code === undefined ? error.message : `${code}: ${error.message}`
}
