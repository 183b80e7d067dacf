import type { EntityManager } from '@mikro-orm/postgresql'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { noticeMail } from '../account-notices/account-notice-mail.ts'
import { alarmMail } from '../alarms/alarm-mail.ts'
import { deliveryReason } from '../mail/delivery-reason.ts'
import { type ClaimPace, MailClaim } from '../mail/mail-claim.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import { queueJobsAfterOutage, queueJob } from '../mail/outbox.ts'
import { User } from '../users/user.entity.ts'
import { invitationMail, type LinkSettings, resetMail } from './account-mails.ts'
import { type Attempt, attemptMail, type AttemptInput, isTaken } from './attempt-mail.ts'
import { MailAttempt, MAX_DETAIL_LENGTH } from './mail-attempt.entity.ts'
import { Mail } from './mail.entity.ts'
import { messageMail } from './message-mails.ts'
import type { SentMails } from './sent-mails.ts'

/** What all deliveries of a process share. */
type Delivery = Omit<AttemptInput, 'compose' | 'signal'> & {
  readonly settings: LinkSettings
  readonly claimPace: ClaimPace
  /** Mails that were sent and are not recorded yet. */
  readonly sent: SentMails
}

/** The relations of a mail that its content is made from. */
const SUBJECT_RELATIONS = ['message', 'invitation', 'password_reset.user', 'account_notice.user', 'alarm_notice.alarm'] as const

/**
 * Tries one queued mail and records the outcome. A claim (mail-claim.ts) makes sure that of several processes one sends
 * it; a dead process's claim expires. If a process dies after the mail server took the mail and before that is recorded, the
 * mail goes out again under its Message-ID: SMTP has no way to ask. A live process remembers what it sent until the
 * database has recorded it (sent-mails.ts).
 */
export async function deliverMail(em: EntityManager, mailId: number, delivery: Delivery): Promise<void> {
  // If this mail remains, the check for overdue mails queues a new job for it.
  if (!(await delivery.sent.recordAll()) || delivery.sent.has(mailId)) return
  const claim = await MailClaim.take(em, mailId, delivery.claimPace)
  if (!claim) return
  const attempt = await attemptClaimed(em, mailId, { claim, delivery })
  const record = () => recordAttempt(em.fork(), mailId, { attempt, claim })
  // Until it is recorded that the mail server took it, the claim stays: while it can be renewed, no other process sends the mail.
  if (isTaken(attempt)) return delivery.sent.add(mailId, { record, release: () => claim.stop() })
  await claim.stop()
  await record()
}

/** Composes and sends a mail that this process has claimed. Stops the claim where that could not be tried. */
async function attemptClaimed(
  em: EntityManager,
  mailId: number,
  { claim, delivery }: { claim: MailClaim; delivery: Delivery },
): Promise<Attempt> {
  try {
    const mail = await em.findOneOrFail(Mail, { id: mailId }, { populate: SUBJECT_RELATIONS })
    const companyLocale = await companyLanguage(em)
    const compose = () => mailContent(mail, delivery.settings, { companyLocale, now: new Date() })
    return await attemptMail(mail, { ...delivery, compose, signal: claim.lost })
  } catch (error) {
    await claim.stop()
    throw error
  }
}

/** Composes a mail from what it is about, as that is now. @returns null when it is no longer needed */
function mailContent(
  mail: Mail,
  settings: LinkSettings,
  { companyLocale, now }: { companyLocale: Locale; now: Date },
): MailContent | null {
  const { role, message, invitation, password_reset, account_notice, alarm_notice } = mail
  if (message && (role === 'company' || role === 'visitor')) return messageMail(role, message, settings, companyLocale)
  if (account_notice) return noticeMail(account_notice, settings)
  if (alarm_notice) return alarmMail(alarm_notice, settings, companyLocale)
  if (invitation) return invitationMail(invitation, settings, now)
  return password_reset ? resetMail(password_reset, settings, now) : null
}

/**
 * The language of the mails that go to the company and not to a person: that of the first administrator who has one, as
 * `/admin/account` lists them.
 */
async function companyLanguage(em: EntityManager): Promise<Locale> {
  const first = await em.findOne(User, { removed_at: null, locale: { $ne: null } }, { orderBy: { id: 'asc' } })
  return first?.locale ?? DEFAULT_LOCALE
}

/** Records an attempt in one transaction with what follows from it: the next job, and those after an outage. */
async function recordAttempt(
  em: EntityManager,
  mailId: number,
  { attempt, claim }: { attempt: Attempt; claim: MailClaim },
): Promise<void> {
  await em.transactional(async tx => {
    const whose = await claim.lockAndCheck(tx)
    // Another process may have the claim now. That a mail was sent is recorded all the same: then no process sends it again.
    // Where some recipients lack it, nothing is recorded: the other process sends it to all.
    if (whose === 'gone' || (whose === 'others' && attempt.outcome !== 'sent')) return
    const mail = await tx.findOneOrFail(Mail, { id: mailId })
    writeAttempt(tx, mail, attempt)
    await tx.flush()
    if (mail.state === 'queued') await queueJob(tx, mail.id)
    if (isTaken(attempt)) await queueJobsAfterOutage(tx)
  })
}

/** Writes the outcome into the mail's row and the delivery log. */
function writeAttempt(tx: EntityManager, mail: Mail, attempt: Attempt): void {
  const { outcome, detail, at, sentTo = mail.sent_to } = attempt
  mail.state = outcome === 'deferred' ? 'queued' : outcome
  mail.attempts_made += 1
  mail.next_attempt_at = outcome === 'deferred' ? attempt.next : null
  mail.claimed_until = null
  mail.claim_token = null
  mail.sent_at = outcome === 'sent' ? at : null
  mail.sent_to = sentTo
  mail.kept_as_file = outcome === 'sent' && attempt.isFile
  mail.trouble = outcome === 'sent' ? null : deliveryReason(detail)
  mail.remaining_recipients = outcome === 'sent' ? null : (attempt.remaining ?? mail.remaining_recipients)
  tx.create(MailAttempt, { mail, at, outcome, detail: storable(detail) })
}

/** Cleans a mail server's reply, which may hold anything: if the database refused it, a sent mail would go out again. */
function storable(detail: string): string {
  return detail
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_DETAIL_LENGTH)
    .toWellFormed()
}
