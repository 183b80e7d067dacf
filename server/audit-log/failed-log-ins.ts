import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditContext } from './audit-context.ts'

/** Which attempts of an hour become rows of the audit log: the first ten, the 20th, the 50th, the 100th and so on. */
const RECORDED_ATTEMPTS = [
  ...Array.from({ length: 10 }, (_, index) => index + 1),
  ...[10, 100, 1_000, 10_000, 100_000].flatMap(power => [2 * power, 5 * power, 10 * power]),
]
/** The key of the one count of attempts on no account. The typed address is stored nowhere: it may be a password. */
const NO_ACCOUNT = 0

type TriedAccount = { readonly id: number; readonly email: string }

/**
 * Counts a wrong password, a wrong recovery code or a refused passkey. Records it in the audit log, too, but of many within an
 * hour only some (RECORDED_ATTEMPTS): an attacker must not fill the disk.
 * @param account null when the attempt is on no account
 */
export async function recordFailedLogIn(em: EntityManager, account: TriedAccount | null, by: AuditContext): Promise<void> {
  await countAndRecord(em, { action: 'log-in-failed', countedAs: account?.id ?? NO_ACCOUNT, account, by })
}

/**
 * Counts a right password that was not enough, and records it with the same limit. It has a count of its own: in the
 * count of wrong passwords, the right one after many attempts would be left out.
 */
export async function recordSecondStepAsked(em: EntityManager, account: TriedAccount, by: AuditContext): Promise<void> {
  // The negative id is the key of that count.
  await countAndRecord(em, { action: 'second-step-asked', countedAs: -account.id, account, by })
}

type Attempt = {
  readonly action: 'log-in-failed' | 'second-step-asked'
  readonly countedAs: number
  readonly account: TriedAccount | null
  readonly by: AuditContext
}

/**
 * Counts an attempt, and records it where RECORDED_ATTEMPTS has its count. The statement is the same with and without an account,
 * so that its time does not tell whether there is one.
 */
async function countAndRecord(em: EntityManager, { action, countedAs, account, by }: Attempt): Promise<void> {
  const { actor, at, network, requestId } = by
  await em.execute(
    `with counted as (
       insert into failed_log_ins (account_id, hour, count) values (?, date_trunc('hour', ?::timestamptz), 1)
       on conflict (account_id, hour) do update set count = failed_log_ins.count + 1 returning count
     )
     insert into audit_events
       (at, actor_id, actor_email, action, subject_type, subject_id, subject_label, network, request_id, details)
     select ?::timestamptz, ?::int, ?, ?, ?, ?::int, ?, ?, ?, jsonb_build_object('count', count)
     from counted where count in (${RECORDED_ATTEMPTS.join()})`,
    [
      countedAs,
      at,
      at,
      actor?.id ?? null,
      actor?.email ?? null,
      action,
      account === null ? null : 'administrator',
      account?.id ?? null,
      account?.email ?? null,
      network,
      requestId,
    ],
  )
}
