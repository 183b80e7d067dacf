import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditContext } from './audit-context.ts'

/** Counts within an hour that become rows of the audit log: each of the first ten attempts, then 20, 50, 100, 200 and so on. */
const REPORTED_COUNTS = [
  ...Array.from({ length: 10 }, (_, index) => index + 1),
  ...[10, 100, 1_000, 10_000, 100_000].flatMap(power => [2 * power, 5 * power, 10 * power]),
]
/** The key of the one count of all addresses without an account. The typed text may be a password, so it is stored nowhere. */
const NO_ACCOUNT = 0

type TriedAccount = { readonly id: number; readonly email: string }

/**
 * Counts a wrong password, a wrong recovery code or a refused passkey. It also records it in the audit log, unless
 * there were many within the hour: an attacker must not fill the disk, from however many addresses.
 * @param account null when no account has the typed address
 */
export async function recordFailedLogIn(em: EntityManager, account: TriedAccount | null, by: AuditContext): Promise<void> {
  await countAndRecord(em, { action: 'log-in-failed', countedAs: account?.id ?? NO_ACCOUNT, account, by })
}

/**
 * Counts a right password that was not enough, and records it with the same limit. It has a count of its own: in the
 * count of wrong passwords, the right one after many attempts would be left out.
 */
export async function recordSecondStepAsked(em: EntityManager, account: TriedAccount, by: AuditContext): Promise<void> {
  await countAndRecord(em, { action: 'second-step-asked', countedAs: -account.id, account, by })
}

type Counted = {
  readonly action: 'log-in-failed' | 'second-step-asked'
  readonly countedAs: number
  readonly account: TriedAccount | null
  readonly by: AuditContext
}

/** Accounts and strangers take the same statement, so that its time does not tell which of them it was. */
async function countAndRecord(em: EntityManager, { action, countedAs, account, by }: Counted): Promise<void> {
  const { actor, at, network, requestId } = by
  await em.execute(
    `with counted as (
       insert into failed_log_ins (account_id, hour, count) values (?, date_trunc('hour', ?::timestamptz), 1)
       on conflict (account_id, hour) do update set count = failed_log_ins.count + 1 returning count
     )
     insert into audit_events
       (at, actor_id, actor_email, action, subject_type, subject_id, subject_label, network, request_id, details)
     select ?::timestamptz, ?::int, ?, ?, ?, ?::int, ?, ?, ?, jsonb_build_object('count', count)
     from counted where count in (${REPORTED_COUNTS.join()})`,
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
