import type { EntityManager } from '@mikro-orm/postgresql'
import type { MailTransport } from '../core/mail-transport.ts'
import { MailAttempt } from './mail-attempt.entity.ts'
import { Mail } from './mail.entity.ts'
import { type MailAddresses, mailOf } from './message-mails.ts'
import { ringBell } from './outbox.ts'

/** First pause after a failed attempt; each further one is twice as long, up to the longest. */
export const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000
/** How long a mail is tried. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000
const MAX_DETAIL_LENGTH = 500

export type DeliveryLog = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type Delivery = { transport: MailTransport; addresses: MailAddresses; log: DeliveryLog; firstPauseMs: number }

/**
 * Tries one mail that is still to be sent, and notes how it went. The row stays locked meanwhile, so that of several
 * processes one sends it; a process that dies leaves it unlocked and unsent. Whoever dies after the server took the
 * mail over and before that is noted makes it go out again under its Message-ID: SMTP knows no way to ask.
 */
export async function deliverMail(
  em: EntityManager,
  mailId: number,
  { transport, addresses, log, ...pace }: Delivery,
): Promise<void> {
  await em.transactional(async tx => {
    const locked = await tx.execute<unknown[]>(`select id from mails where id = ? and state = 'queued' for update skip locked`, [
      mailId,
    ])
    if (locked.length === 0) return
    const mail = await tx.findOneOrFail(Mail, { id: mailId }, { populate: ['message'] })
    const { kind, number } = mail.message
    try {
      const answer = await transport.send(mailOf(mail.role, mail.message, addresses))
      note(tx, mail, { outcome: 'sent', detail: answer, at: new Date() })
    } catch (error) {
      const at = new Date()
      const next = nextAttempt(mail, at, pace.firstPauseMs)
      note(tx, mail, { outcome: next ? 'deferred' : 'failed', detail: reasonOf(error), at, next })
      const details = { err: error, mail: { number, kind, role: mail.role, attempts: mail.attempts_made, next } }
      if (next) log.warn(details, 'a mail could not be sent; it is tried again')
      else log.error(details, 'a mail could not be sent for three days; it is given up')
    }
    await tx.flush()
    if (mail.state === 'queued') await ringBell(tx, mail.id)
  })
}

type Attempt = { outcome: MailAttempt['outcome']; detail: string; at: Date; next?: Date | null }

function note(tx: EntityManager, mail: Mail, { outcome, detail, at, next = null }: Attempt): void {
  mail.state = outcome === 'deferred' ? 'queued' : outcome
  mail.attempts_made += 1
  mail.next_attempt_at = next
  mail.sent_at = outcome === 'sent' ? at : null
  if (mail.role === 'company') mail.message.state = mail.state
  tx.create(MailAttempt, { mail, at, outcome, detail: storable(detail) })
}

/** What a mail server says may hold anything; what could not be stored would make a mail that was sent go out again. */
function storable(detail: string): string {
  return detail
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_DETAIL_LENGTH)
    .toWellFormed()
}

/** Null when its time is over. */
function nextAttempt(mail: Mail, now: Date, firstPauseMs: number): Date | null {
  const end = mail.queued_at.getTime() + GIVE_UP_AFTER_MS
  if (now.getTime() >= end) return null
  const pause = Math.min(firstPauseMs * 2 ** Math.min(mail.attempts_made, 30), LONGEST_PAUSE_MS)
  return new Date(Math.min(now.getTime() + pause, end))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''
  return `${code}${error.message}`
}
