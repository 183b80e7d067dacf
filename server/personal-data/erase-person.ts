import type { EntityManager } from '@mikro-orm/postgresql'
import { noticeMailName } from '../account-notices/account-notice-mail.ts'
import { AccountNotice } from '../account-notices/account-notice.entity.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { maskedEmail } from '../audit-log/masked-email.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { invitationMailName, resetMailName } from '../delivery/account-mails.ts'
import { messageMailNames } from '../delivery/message-mails.ts'
import { KnownDevice } from '../devices/known-device.entity.ts'
import { withFreeMails } from '../mail/free-mails.ts'
import { PasswordReset } from '../passwords/password-reset.entity.ts'
import { endSessions } from '../sessions/session.service.ts'
import { User } from '../users/user.entity.ts'
import {
  aboutPersonValues,
  dropQueuedResets,
  IS_ABOUT_PERSON,
  IS_FROM_PERSON,
  IS_LAWFUL_ORDER,
  type Person,
  personOf,
} from './person.ts'
import type { EraseBody, ErasedPerson } from './personal-data.schemas.ts'

/**
 * Every column with an e-mail address, and what an erasure does with it. A test compares this with the database: a new
 * column must be found, exported and erased, or say here why not.
 */
export const EMAIL_COLUMNS: Readonly<Record<string, string>> = {
  'messages.email': 'deleted with the message; emptied in an order that is kept',
  'invitations.email': 'deleted with the invitation',
  'account_notices.about_email': 'deleted with the notice',
  'users.email': 'replaced when the administrator was removed; kept while the account is in use',
  'audit_events.actor_email':
    'kept for two years, as in subject_label: the log of what administrators did, and of what was done to them, is append-only',
}

type MessageRows = { readonly id: number; readonly number: string }[]

/** Fields that stay of an order without its person: what was sold, the price, payment and delivery. */
const ORDER_FACTS = `array['cart', 'total', 'select_delivery', 'select_payment']`

/**
 * Deletes what the product keeps about an address, all or nothing, and records it in the audit log without the address.
 * Waiting mails are not sent. An administrator's actions stay: for a removed administrator the address is replaced, for
 * a present one it stays.
 * @param erasure.deleteFiles deletes the files of mails, before the erasure takes effect: a process that dies in between leaves
 *   rows for another try, not files that no row names
 * @throws AppError MESSAGE_BEING_SENT: try again when it is sent or given up, in five minutes at most
 */
export async function erasePerson(
  em: EntityManager,
  { email, orders }: EraseBody,
  { by, deleteFiles }: { by: AuditContext; deleteFiles: (names: readonly string[]) => Promise<void> },
): Promise<ErasedPerson> {
  const person = await personOf(em, email)
  return withFreeMails(em, { condition: IS_ABOUT_PERSON, values: aboutPersonValues(person) }, async tx => {
    const [waiting] = await tx.execute<{ count: number }[]>(
      `select count(*)::int as count from mails where state = 'queued' and ${IS_ABOUT_PERSON}`,
      aboutPersonValues(person),
    )
    const kept = orders === 'erase' ? [] : await anonymiseOrders(tx, email, by.at)
    const deleted = await deleteMessages(tx, { email, orders }, by.at)
    const invitations = await tx.execute<{ id: number }[]>('delete from invitations where email = ? returning id', [email])
    const notices = await tx.execute<{ id: number }[]>('delete from account_notices where about_email = ? returning id', [email])
    await dropQueuedResets(tx, email)
    const accountMails = person.account?.removed_at ? await anonymiseAccount(tx, person.account) : []
    const subject = { type: 'person', id: null, label: maskedEmail(email) } as const
    const details = { deleted: deleted.length, anonymised: kept.length }
    await recordAuditEvent(tx, { by, action: 'person-erased', subject, details })
    await deleteFiles([
      ...[...kept, ...deleted].flatMap(({ number }) => messageMailNames(number)),
      ...invitations.map(({ id }) => invitationMailName(id)),
      ...notices.map(({ id }) => noticeMailName(id)),
      ...accountMails,
    ])
    return {
      deleted_messages: deleted.length,
      anonymised_orders: kept.length,
      withheld_mails: waiting?.count ?? 0,
      deleted_invitations: invitations.length,
      account: accountOutcome(person),
    }
  })
}

function accountOutcome({ account }: Person): ErasedPerson['account'] {
  if (!account) return 'none'
  return account.removed_at ? 'anonymised' : 'kept'
}

/** Removes the person from orders that the law requires us to keep, and deletes those orders' mails. */
async function anonymiseOrders(tx: EntityManager, email: string, now: Date): Promise<MessageRows> {
  const kept = await tx.execute<MessageRows>(
    `update messages set name = '', email = '', phone = '', message = '', idempotency_key = null, content_hash = '',
       fields = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where key = any(${ORDER_FACTS}))
     where ${IS_FROM_PERSON} and ${IS_LAWFUL_ORDER} returning id, number`,
    [email, now],
  )
  for (const { id } of kept) await tx.execute('delete from mails where message_id = ?', [id])
  return kept
}

/**
 * Deletes the person's messages, but for orders that are kept. The person may send one more after {@link anonymiseOrders}. It
 * stays as it is: the law requires us to keep it, and its mails, still to be sent, need the address.
 */
async function deleteMessages(tx: EntityManager, { email, orders }: EraseBody, now: Date): Promise<MessageRows> {
  if (orders === 'erase') return tx.execute(`delete from messages where ${IS_FROM_PERSON} returning id, number`, [email])
  return tx.execute(`delete from messages where ${IS_FROM_PERSON} and not ${IS_LAWFUL_ORDER} returning id, number`, [email, now])
}

/**
 * Removes the address and all else about the person from a removed administrator's account. The row stays, so that past actions
 * keep their author.
 * @returns the names of the deleted mails
 */
async function anonymiseAccount(tx: EntityManager, { id }: User): Promise<string[]> {
  const resets = await tx.find(PasswordReset, { user: id }, { fields: ['id'] })
  const notices = await tx.find(AccountNotice, { user: id }, { fields: ['id'] })
  await tx.nativeDelete(PasswordReset, { user: id })
  await tx.nativeDelete(AccountNotice, { user: id })
  await tx.nativeDelete(KnownDevice, { user: id })
  await endSessions(tx, { userId: id })
  await tx.nativeUpdate(User, { id }, { email: `erased-${id}@erased.invalid`, locale: null })
  return [...resets.map(reset => resetMailName(reset.id)), ...notices.map(notice => noticeMailName(notice.id))]
}
