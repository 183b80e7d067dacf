import type { EntityManager } from '@mikro-orm/postgresql'
import type { DeliveryReason } from './delivery-reason.ts'
import { UNCLAIMED } from './mail-claim.ts'
import { MAIL_ROLES } from '../../common/mail-states.ts'

/** The job of the queue that tries one mail; like `publish`, it is only a bell: the row in `mails` says what is to be done. */
export const SEND_MESSAGE = 'send-message'

/** A bell that cannot be answered (the database is away) rings again; {@link ringOverdueBells} is the net below. */
const MAX_ATTEMPTS = 10

const BELL = `graphile_worker.add_job('${SEND_MESSAGE}', json_build_object('mail_id', id), job_key := 'mail:' || id,
  run_at := next_attempt_at, max_attempts := ${MAX_ATTEMPTS})`

/** Of `mails` joined with their `messages`: those that an administrator should know of. */
export const IN_TROUBLE = `((mails.state = 'queued' and mails.attempts_made > 0)
  or (mails.state = 'failed' and mails.message_id is not null and messages.handled_at is null))`

/** Asks for the next attempt of each of a message's mails that is still to be sent, in the caller's transaction. */
export async function ringBells(em: EntityManager, messageId: number): Promise<void> {
  await em.execute(`select ${BELL} from mails where message_id = ? and state = 'queued'`, [messageId])
}

/** Asks for the next attempt of this very mail, whose row the caller has locked: no other process rings its bell meanwhile. */
export async function ringBell(em: EntityManager, mailId: number): Promise<void> {
  await em.execute(`select ${BELL} from mails where id = ? and state = 'queued'`, [mailId])
}

/** A mail that is still to be tried for the first time. */
export const freshMail = (now: Date) =>
  ({
    state: 'queued',
    queued_at: now,
    attempts_made: 0,
    next_attempt_at: now,
    claimed_until: null,
    sent_at: null,
    trouble: null,
  }) as const

/** Queues the mails of a message that was just stored, in the caller's transaction. */
export async function queueMessageMails(tx: EntityManager, messageId: number, now: Date): Promise<void> {
  for (const role of MAIL_ROLES) {
    await tx.execute(
      `insert into mails (message_id, role, state, queued_at, attempts_made, next_attempt_at) values (?, ?, 'queued', ?, 0, ?)`,
      [messageId, role, now, now],
    )
  }
  await ringBells(tx, messageId)
}

/** Mails that are about an account or the machine and not about a message. */
export const OTHER_MAIL_ROLES = ['invitation', 'password-reset', 'account-notice', 'alarm-notice'] as const

/** The column that holds what a mail is about. */
const SUBJECT_COLUMN = {
  invitation: 'invitation_id',
  'password-reset': 'password_reset_id',
  'account-notice': 'account_notice_id',
  'alarm-notice': 'alarm_notice_id',
} as const satisfies Record<(typeof OTHER_MAIL_ROLES)[number], string>

/** What a mail is about: a row that the caller created, flushed or not. */
type MailSubject = { readonly role: keyof typeof SUBJECT_COLUMN; readonly row: { readonly id: number } }

/** Queues a mail that is about no message, in the caller's transaction. @param notBefore of its first attempt */
export async function queueMail(tx: EntityManager, { role, row }: MailSubject, now: Date, notBefore = now): Promise<void> {
  await tx.flush()
  const [mail] = await tx.execute<{ id: number }[]>(
    `insert into mails (${SUBJECT_COLUMN[role]}, role, state, queued_at, attempts_made, next_attempt_at)
     values (?, ?, 'queued', ?, 0, ?) returning id`,
    [row.id, role, now, notBefore],
  )
  if (mail) await ringBell(tx, mail.id)
}

/** What keeps every mail from going out, not this one alone: as soon as one goes out, it is over. */
const OUTAGES = ['unreachable', 'insecure', 'certificate', 'login', 'sender'] as const satisfies readonly DeliveryReason[]

/** Asks at once for the mails that wait out an outage, in the transaction that notes that one was sent. */
export async function ringAfterOutage(em: EntityManager): Promise<void> {
  await em.execute(
    `with waiting as (
       select id from mails
       where state = 'queued' and attempts_made > 0 and next_attempt_at > now() and ${UNCLAIMED} and trouble in (${OUTAGES.map(() => '?').join()})
       for update skip locked
     ), hurried as (
       update mails set next_attempt_at = now() where id in (select id from waiting) returning id, next_attempt_at
     ) select ${BELL} from hurried`,
    [...OUTAGES],
  )
}

/**
 * Tries every mail that does not go out again, now and for another three days: those that are failing, and those given up
 * whose message is still to be handled. One that is being sent is left to its sender.
 */
export async function retryAllMails(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `with stuck as (
       select mails.id from mails left join messages on messages.id = mails.message_id
       where ${IN_TROUBLE} and ${UNCLAIMED} for update of mails skip locked
     ), again as (
       update mails set state = 'queued', queued_at = ?, attempts_made = 0, next_attempt_at = ?, trouble = null
       where id in (select id from stuck) returning id, next_attempt_at
     ) select ${BELL} from again`,
    [now, now],
  )
}

/**
 * Rings again for mails whose time came: their bell was lost, or is locked to a process that was killed. For one that is claimed
 * it rings when the claim runs out; where its sender lives, it is claimed still, and nothing happens.
 * @returns how many
 */
export async function ringOverdueBells(em: EntityManager, dueBefore: Date): Promise<number> {
  const rung = await em.execute<unknown[]>(
    `with overdue as (
       select id, greatest(next_attempt_at, claimed_until) as next_attempt_at
       from mails where state = 'queued' and mails.next_attempt_at <= ?
       order by mails.next_attempt_at limit 1000 for update skip locked
     ) select ${BELL} from overdue`,
    [dueBefore],
  )
  return rung.length
}
