import type { EntityManager } from '@mikro-orm/postgresql'
import { AccountNotice } from '../account-notices/account-notice.entity.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { maskedEmail } from '../audit-log/masked-email.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { KnownDevice } from '../devices/known-device.entity.ts'
import { withFreeMails } from '../mail/free-mails.ts'
import { PasswordReset } from '../passwords/password-reset.entity.ts'
import { endSessions } from '../sessions/session.service.ts'
import { User } from '../users/user.entity.ts'
import { ABOUT_PERSON, aboutPerson, FROM_PERSON, LAWFUL_ORDER, personOf } from './person.ts'
import type { EraseBody, ErasedPerson } from './personal-data.schemas.ts'
import { dropQueuedResets } from './queued-resets.ts'

/** Names of the files that were written where mails are files. */
export type ErasedFiles = {
  readonly messages: readonly string[]
  readonly invitations: readonly number[]
  readonly resets: readonly number[]
  readonly notices: readonly number[]
}

type Rows = { readonly id: number; readonly number: string }[]

/** Of an order without its person: what was sold, for how much, and how it was paid and sent. */
const ORDER_FACTS = `array['cart', 'total', 'select_delivery', 'select_payment']`

/**
 * Deletes what is kept about an address, all or nothing, and tells the audit log without the address. E-mails that wait are withheld.
 * What an administrator did keeps its place: of one who was removed the address is replaced, that of one who works here stays.
 * @throws AppError MESSAGE_BEING_SENT: in a few seconds it can be done
 */
export async function erasePerson(
  em: EntityManager,
  { email, orders }: EraseBody,
  by: AuditContext,
): Promise<{ erased: ErasedPerson; files: ErasedFiles }> {
  const person = await personOf(em, email)
  return withFreeMails(em, { condition: ABOUT_PERSON, values: aboutPerson(person) }, async tx => {
    const [waiting] = await tx.execute<{ count: number }[]>(
      `select count(*)::int as count from mails where state = 'queued' and ${ABOUT_PERSON}`,
      aboutPerson(person),
    )
    const kept = orders === 'erase' ? [] : await blankOrders(tx, email, by.at)
    const deleted = await tx.execute<Rows>(`delete from messages where ${FROM_PERSON} returning id, number`, [email])
    const invitations = await tx.execute<{ id: number }[]>('delete from invitations where email = ? returning id', [email])
    const notices = await tx.execute<{ id: number }[]>('delete from account_notices where about_email = ? returning id', [email])
    await dropQueuedResets(tx, email)
    const account = person.account?.removed_at ? await blankAccount(tx, person.account) : { resets: [], notices: [] }
    const subject = { type: 'person', id: null, label: maskedEmail(email) } as const
    const details = { deleted: deleted.length, anonymised: kept.length }
    await recordAuditEvent(tx, { by, action: 'person-erased', subject, details })
    return {
      erased: {
        deleted_messages: deleted.length,
        anonymised_orders: kept.length,
        withheld_mails: waiting?.count ?? 0,
        deleted_invitations: invitations.length,
        account: person.account ? (person.account.removed_at ? 'anonymised' : 'kept') : 'none',
      },
      files: {
        messages: [...kept, ...deleted].map(({ number }) => number),
        invitations: idsOf(invitations),
        resets: account.resets,
        notices: [...idsOf(notices), ...account.notices],
      },
    }
  })
}

/** Empties what tells of the person in orders that the law wants kept, and deletes their e-mails, which tell it, too. */
async function blankOrders(tx: EntityManager, email: string, now: Date): Promise<Rows> {
  const kept = await tx.execute<Rows>(
    `update messages set name = '', email = '', phone = '', message = '', idempotency_key = null, content_hash = '',
       fields = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where key = any(${ORDER_FACTS}))
     where ${FROM_PERSON} and ${LAWFUL_ORDER} returning id, number`,
    [email, now],
  )
  for (const { id } of kept) await tx.execute('delete from mails where message_id = ?', [id])
  return kept
}

/** The row stays, so that what was done in the product keeps an account as its author, without an address. */
async function blankAccount(tx: EntityManager, { id }: User): Promise<{ resets: number[]; notices: number[] }> {
  const resets = await tx.find(PasswordReset, { user: id }, { fields: ['id'] })
  const notices = await tx.find(AccountNotice, { user: id }, { fields: ['id'] })
  await tx.nativeDelete(PasswordReset, { user: id })
  await tx.nativeDelete(AccountNotice, { user: id })
  await tx.nativeDelete(KnownDevice, { user: id })
  await endSessions(tx, { userId: id })
  await tx.nativeUpdate(User, { id }, { email: `erased-${id}@erased.invalid`, locale: null })
  return { resets: idsOf(resets), notices: idsOf(notices) }
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
