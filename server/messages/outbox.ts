import type { EntityManager } from '@mikro-orm/postgresql'
import type { Invitation } from '../invitations/invitation.entity.ts'
import type { PasswordReset } from '../password-resets/password-reset.entity.ts'
import { Mail } from './mail.entity.ts'

/** The job of the queue that tries one mail; like `publish`, it is only a bell: the row in `mails` says what is to be done. */
export const SEND_MESSAGE = 'send-message'

/** A bell that cannot be answered (the database is away) rings again; {@link ringOverdueBells} is the net below. */
const MAX_ATTEMPTS = 10

const BELL = `graphile_worker.add_job('${SEND_MESSAGE}', json_build_object('mail_id', id), job_key := 'mail:' || id,
  run_at := next_attempt_at, max_attempts := ${MAX_ATTEMPTS})`

/** Asks for the next attempt of each of a message's mails that is still to be sent, in the caller's transaction. */
export async function ringBells(em: EntityManager, messageId: number): Promise<void> {
  await em.execute(`select ${BELL} from mails where message_id = ? and state = 'queued'`, [messageId])
}

/** Asks for the next attempt of this very mail, whose row the caller has locked: nobody else rings its bell meanwhile. */
export async function ringBell(em: EntityManager, mailId: number): Promise<void> {
  await em.execute(`select ${BELL} from mails where id = ? and state = 'queued'`, [mailId])
}

type AccountMail = { role: 'invitation'; invitation: Invitation } | { role: 'password-reset'; password_reset: PasswordReset }

/** Queues a mail with a link to an account page, in the caller's transaction. */
export async function queueMail(tx: EntityManager, about: AccountMail, now: Date): Promise<void> {
  const mail = tx.create(Mail, {
    ...{ message: null, invitation: null, password_reset: null, ...about },
    ...{ state: 'queued', queued_at: now, attempts_made: 0, next_attempt_at: now, sent_at: null },
  })
  await tx.flush()
  await ringBell(tx, mail.id)
}

/**
 * Rings again for mails whose time came and that nobody works on: their bell was lost, or is locked to a process that
 * was killed. A mail that is being sent is locked by its sender and left alone.
 * @returns how many
 */
export async function ringOverdueBells(em: EntityManager, dueBefore: Date): Promise<number> {
  const rung = await em.execute<unknown[]>(
    `with overdue as (
       select id, next_attempt_at from mails where state = 'queued' and next_attempt_at <= ?
       order by next_attempt_at limit 1000 for update skip locked
     ) select ${BELL} from overdue`,
    [dueBefore],
  )
  return rung.length
}
