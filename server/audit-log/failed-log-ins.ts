import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditContext } from './audit-context.ts'

/** Of the tries within an hour each of the first ten becomes a row; from then on the count is told where it has grown by much. */
const TOLD_COUNTS = [
  ...Array.from({ length: 10 }, (_, index) => index + 1),
  ...[10, 100, 1_000, 10_000, 100_000].flatMap(power => [2 * power, 5 * power, 10 * power]),
]
/** Stands for all addresses that are no account's: what was typed may be a password, and is kept nowhere. */
const NO_ACCOUNT = 0

/**
 * Counts a wrong password, and records it in the audit log unless there were many within the hour: an attacker fills no disk, from
 * however many addresses. One statement for accounts and strangers alike, so that its time says nothing about which it was.
 * @param account null when no account has the address that was typed
 */
export async function noteFailedLogIn(
  em: EntityManager,
  account: { readonly id: number; readonly email: string } | null,
  { at, network, requestId }: AuditContext,
): Promise<void> {
  await em.execute(
    `with counted as (
       insert into failed_log_ins (account_id, hour, count) values (?, date_trunc('hour', ?::timestamptz), 1)
       on conflict (account_id, hour) do update set count = failed_log_ins.count + 1 returning count
     )
     insert into audit_events (at, action, subject_type, subject_id, subject_label, network, request_id, details)
     select ?::timestamptz, 'log-in-failed', ?, ?::int, ?, ?, ?, jsonb_build_object('count', count)
     from counted where count in (${TOLD_COUNTS.join()})`,
    [
      account?.id ?? NO_ACCOUNT,
      at,
      at,
      account === null ? null : 'administrator',
      account?.id ?? null,
      account?.email ?? null,
      network,
      requestId,
    ],
  )
}
