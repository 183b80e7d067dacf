import type { EntityManager } from '@mikro-orm/postgresql'
import type { MessageKind } from '#common/message-rules.ts'
import { AuditEvent } from '../audit-log/audit-event.entity.ts'
import { MAX_NIGHTLY_AGE_DAYS } from '../backup/kept-backups.ts'
import { containing } from '../core/like-pattern.ts'
import { Invitation } from '../invitations/invitation.entity.ts'
import {
  aboutPersonValues,
  IS_ABOUT_PERSON,
  IS_FROM_PERSON,
  IS_LAWFUL_ORDER,
  type Person,
  personOf,
  queuedResetIds,
} from './person.ts'
import type { FoundPerson } from './personal-data.schemas.ts'

const MAX_MENTIONS = 100

/** Counts what the product keeps about an address, in any spelling. */
export async function findPerson(em: EntityManager, email: string, now: Date): Promise<FoundPerson> {
  const person = await personOf(em, email)
  const messages = await em.execute<{ kind: MessageKind; count: number; lawful: number }[]>(
    `select kind, count(*)::int as count, count(*) filter (where ${IS_LAWFUL_ORDER})::int as lawful
     from messages where ${IS_FROM_PERSON} group by kind order by kind`,
    [now, email],
  )
  const [mails] = await em.execute<{ mails: number; waiting: number }[]>(
    `select count(*)::int as mails, count(*) filter (where state = 'queued')::int as waiting from mails where ${IS_ABOUT_PERSON}`,
    aboutPersonValues(person),
  )
  return {
    email,
    messages: messages.map(({ kind, count }) => ({ kind, count })),
    lawful_orders: messages.reduce((sum, { lawful }) => sum + lawful, 0),
    mails: mails?.mails ?? 0,
    waiting_mails: mails?.waiting ?? 0,
    invitations: await em.count(Invitation, { email }),
    requests_for_a_new_password: (await queuedResetIds(em, email)).length,
    account: accountState(person),
    audit_events: await em.count(AuditEvent, auditEventsOf(person)),
    ...(await mentionsOf(em, email)),
    backup_days: MAX_NIGHTLY_AGE_DAYS,
  }
}

/**
 * Finds the audit events of a person: the actions as an administrator, and actions on the account. The account's id finds those
 * whose address an erasure replaced.
 */
export function auditEventsOf({ email, account }: Person) {
  const subject_type = 'administrator' as const
  const toAccount = account ? [{ subject_type, subject_id: account.id }] : []
  return { $or: [{ actor_email: email }, { subject_type, subject_label: email }, ...toAccount] }
}

function accountState({ account }: Person): FoundPerson['account'] {
  if (!account) return 'none'
  return account.removed_at ? 'removed' : 'active'
}

/**
 * Finds messages of others that mention the address. They belong to their senders and are neither exported nor erased: the
 * administrator sees them and decides.
 */
async function mentionsOf(em: EntityManager, email: string): Promise<Pick<FoundPerson, 'mentions' | 'more_mentions'>> {
  const found = await em.execute<{ id: number; number: string; total: number }[]>(
    `select id, number, (count(*) over ())::int as total from messages
     where not ${IS_FROM_PERSON} and concat_ws(chr(10), name, subject, message, fields) ilike ?
     order by id desc limit ${MAX_MENTIONS}`,
    [email, containing(email)],
  )
  const mentions = found.map(({ id, number }) => ({ id, number }))
  return { mentions, more_mentions: (found[0]?.total ?? 0) - mentions.length }
}
