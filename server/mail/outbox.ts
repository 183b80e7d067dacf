import type { EntityManager } from '@mikro-orm/postgresql'
import { type DeliveryReason, MESSAGE_MAIL_ROLES } from '#common/mail-states.ts'
import { UNCLAIMED } from './mail-claim.ts'

/**
 * The job of the queue that tries one mail. Like `publish` it only wakes the worker: the row in `mails` says what to do. The
 * name in the queue stays: jobs of earlier versions have it.
 */
export const SEND_MAIL = 'send-message'

/** How often a job runs that fails because the database is away; {@link queueOverdueJobs} covers the rest. */
const MAX_JOB_ATTEMPTS = 10

const ADD_JOB_SQL = `graphile_worker.add_job('${SEND_MAIL}', json_build_object('mail_id', id), job_key := 'mail:' || id,
  run_at := next_attempt_at, max_attempts := ${MAX_JOB_ATTEMPTS})`

/** Queues the mails of a new message, in the caller's transaction. */
export async function queueMessageMails(tx: EntityManager, messageId: number, now: Date): Promise<void> {
  for (const role of MESSAGE_MAIL_ROLES) {
    await tx.execute(
      `insert into mails (message_id, role, state, queued_at, attempts_made, next_attempt_at) values (?, ?, 'queued', ?, 0, ?)`,
      [messageId, role, now, now],
    )
  }
  await queueJobsOfMessage(tx, messageId)
}

/** Mails about an account or the machine, not about a message. */
export const OTHER_MAIL_ROLES = ['invitation', 'password-reset', 'account-notice', 'alarm-notice'] as const

/** The column that refers to what a mail is about. */
const SUBJECT_COLUMN = {
  invitation: 'invitation_id',
  'password-reset': 'password_reset_id',
  'account-notice': 'account_notice_id',
  'alarm-notice': 'alarm_notice_id',
} as const satisfies Record<(typeof OTHER_MAIL_ROLES)[number], string>

/** What a mail is about: a row that the caller created, flushed or not. */
type MailSubject = { readonly role: keyof typeof SUBJECT_COLUMN; readonly row: { readonly id: number } }

/**
 * Queues a mail that is not about a message, in the caller's transaction.
 * @param notBefore the earliest time of its first attempt
 */
export async function queueMail(tx: EntityManager, { role, row }: MailSubject, now: Date, notBefore = now): Promise<void> {
  await tx.flush()
  const [mail] = await tx.execute<{ id: number }[]>(
    `insert into mails (${SUBJECT_COLUMN[role]}, role, state, queued_at, attempts_made, next_attempt_at)
     values (?, ?, 'queued', ?, 0, ?) returning id`,
    [row.id, role, now, notBefore],
  )
  if (mail) await queueJob(tx, mail.id)
}

/** Queues the next attempt of each unsent mail of a message, in the caller's transaction. */
async function queueJobsOfMessage(em: EntityManager, messageId: number): Promise<void> {
  await em.execute(`select ${ADD_JOB_SQL} from mails where message_id = ? and state = 'queued'`, [messageId])
}

/** Queues the next attempt of this mail. The caller has locked its row, so no other process queues one meanwhile. */
export async function queueJob(em: EntityManager, mailId: number): Promise<void> {
  await em.execute(`select ${ADD_JOB_SQL} from mails where id = ? and state = 'queued'`, [mailId])
}

/** Condition on `mails` joined with `messages`: mails that an administrator should know of, as they fail or were given up. */
export const IN_TROUBLE = `((mails.state = 'queued' and mails.attempts_made > 0)
  or (mails.state = 'failed' and mails.message_id is not null and messages.handled_at is null))`

/**
 * The rest of a `select` that counts mails in trouble: `failing` ones are tried again, `failed` ones given up; `reason` is the
 * most frequent one of the former.
 */
export const troubleCounts = (inTrouble = IN_TROUBLE) => `count(*) filter (where mails.state = 'queued')::int as failing,
  count(*) filter (where mails.state = 'failed')::int as failed,
  mode() within group (order by mails.trouble) filter (where mails.state = 'queued') as reason
  from mails left join messages on messages.id = mails.message_id where ${inTrouble}`

/**
 * Assigns the columns of a mail that the worker is to try afresh, at once, to all that the settings name. Its two values are
 * the present time. Why its last attempt failed stays: the warnings tell of it until the mail goes out.
 */
const SET_AFRESH = `state = 'queued', queued_at = ?, attempts_made = 0, next_attempt_at = ?, claimed_until = null,
  claim_token = null, sent_at = null, sent_to = null, remaining_recipients = null`

/** Retries every unsent mail of a message, in the caller's transaction. @returns how many */
export async function retryMailsOf(tx: EntityManager, messageId: number, now: Date): Promise<number> {
  const again = await tx.execute<unknown[]>(
    `update mails set ${SET_AFRESH} where message_id = ? and state <> 'sent' returning id`,
    [now, now, messageId],
  )
  await queueJobsOfMessage(tx, messageId)
  return again.length
}

/**
 * Retries the mails that do not go out, now and for three more days: those whose attempts failed, and given-up ones of messages
 * that are not handled yet. Given-up mails about an account stay so, and a process that is sending a mail keeps it.
 */
export async function retryAllMails(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `with stuck as (
       select mails.id from mails left join messages on messages.id = mails.message_id
       where ${IN_TROUBLE} and ${UNCLAIMED} for update of mails skip locked
     ), again as (
       update mails set ${SET_AFRESH} where id in (select id from stuck) returning id, next_attempt_at
     ) select ${ADD_JOB_SQL} from again`,
    [now, now],
  )
}

/** Reasons that stop every mail, not one: they are over as soon as one mail goes out. */
const OUTAGE_REASONS = ['unreachable', 'insecure', 'certificate', 'login', 'sender'] as const satisfies readonly DeliveryReason[]

/** Retries mails held up by an outage at once, in the transaction that records that one was sent. */
export function queueJobsAfterOutage(em: EntityManager): Promise<void> {
  return hurryMails(em, 'attempts_made > 0 and trouble in (?)', OUTAGE_REASONS)
}

/**
 * Has the worker look at the unsent mails about these rows now. Their links open nothing any more, so it ends the mails unsent.
 * Without this they would count as not going out until their next attempt.
 */
export async function endMailsAbout(
  em: EntityManager,
  role: MailSubject['role'],
  rows: readonly MailSubject['row'][],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await hurryMails(em, `${SUBJECT_COLUMN[role]} in (?)`, ids)
}

/**
 * Brings forward to now the next attempts of mails that wait for a later one, without those that a process is sending.
 * @param list the value of the condition
 */
async function hurryMails(em: EntityManager, condition: string, list: readonly unknown[]): Promise<void> {
  await em.execute(
    `with waiting as (
       select id from mails where state = 'queued' and next_attempt_at > now() and ${UNCLAIMED} and ${condition} for update skip locked
     ), hurried as (
       update mails set next_attempt_at = now() where id in (select id from waiting) returning id, next_attempt_at
     ) select ${ADD_JOB_SQL} from hurried`,
    [list],
  )
}

/**
 * Queues new jobs for overdue mails: their job was lost, or is locked to a killed process. For a claimed mail the job
 * starts when the claim expires; if its sender lives, the mail is still claimed then and nothing happens.
 * @returns how many
 */
export async function queueOverdueJobs(em: EntityManager, dueBefore: Date): Promise<number> {
  const queued = await em.execute<unknown[]>(
    `with overdue as (
       select id, greatest(next_attempt_at, claimed_until) as next_attempt_at
       from mails where state = 'queued' and mails.next_attempt_at <= ?
       order by mails.next_attempt_at limit 1000 for update skip locked
     ) select ${ADD_JOB_SQL} from overdue`,
    [dueBefore],
  )
  return queued.length
}
