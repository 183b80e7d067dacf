import type { EntityManager } from '@mikro-orm/postgresql'
import { ESTONIAN_TIME_ZONE } from '#common/time-zone.ts'
import { PREPARE_PASSWORD_RESET } from '../passwords/password-reset.service.ts'
import { User } from '../users/user.entity.ts'

/** An address, and the account that has or had it. */
export type Person = {
  /** The address in lower case. */
  readonly email: string
  readonly account: User | null
}

/** Finds the account of an address, present or removed. */
export async function personOf(em: EntityManager, email: string): Promise<Person> {
  return { email, account: await em.findOne(User, { email }) }
}

/** Condition on `messages`: they came from this address, in any spelling. */
export const IS_FROM_PERSON = 'lower(messages.email) = ?'

const REMOVED_ACCOUNT = '(select id from users where email = ? and removed_at is not null)'

/**
 * Condition on `mails`: they are about the person's messages, or went to the person's address. Mails of an account in use do not
 * count.
 */
export const IS_ABOUT_PERSON = `(mails.message_id in (select id from messages where ${IS_FROM_PERSON})
  or mails.invitation_id in (select id from invitations where email = ?)
  or mails.account_notice_id in (select id from account_notices where about_email = ? or user_id in ${REMOVED_ACCOUNT})
  or mails.password_reset_id in (select id from password_resets where user_id in ${REMOVED_ACCOUNT}))`
/** The values of {@link IS_ABOUT_PERSON}. */
export const aboutPersonValues = ({ email }: Person) => [email, email, email, email, email]

/**
 * Condition on `messages`: they are orders whose papers the Estonian Accounting Act (§ 12) requires us to keep, for seven years
 * from the end of the financial year, which is the calendar year. Its value is the present moment.
 */
export const IS_LAWFUL_ORDER = `(messages.kind = 'order' and messages.created_at >=
  make_timestamptz(extract(year from ?::timestamptz at time zone '${ESTONIAN_TIME_ZONE}')::int - 7, 1, 1, 0, 0, 0, '${ESTONIAN_TIME_ZONE}'))`

/**
 * Ids of the password-reset jobs with this address. A job holds it until it is done; the nightly job deletes one that failed for
 * good 30 days later.
 */
export async function queuedResetIds(em: EntityManager, email: string): Promise<string[]> {
  // The public view of graphile-worker leaves the payload out; the version is pinned.
  const rows = await em.execute<{ id: string }[]>(
    `select jobs.id::text as id from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where tasks.identifier = ? and lower(jobs.payload ->> 'email') = ?`,
    [PREPARE_PASSWORD_RESET, email],
  )
  return rows.map(({ id }) => id)
}

/** Deletes the queued password-reset jobs for this address; a job that runs finishes by itself. */
export async function dropQueuedResets(em: EntityManager, email: string): Promise<void> {
  const ids = await queuedResetIds(em, email)
  await em.execute('select graphile_worker.complete_jobs(?::bigint[])', [`{${ids.join(',')}}`])
}
