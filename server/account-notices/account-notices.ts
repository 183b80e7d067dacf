import type { EntityManager } from '@mikro-orm/postgresql'
import type { Locale } from '#common/locales.ts'
import { queueMail } from '../mail/outbox.ts'
import { User } from '../users/user.entity.ts'
import { AccountNotice, type NoticeKind } from './account-notice.entity.ts'

/** An event of an account, to be mailed to its owner. */
export type Notice = {
  readonly kind: NoticeKind
  /** The recipient. */
  readonly userId: number
  /** The browser's User-Agent, where it tells the recipient something. */
  readonly userAgent?: string
  /** The administrator who was added. */
  readonly aboutEmail?: string
  /** The page's language, where known. */
  readonly locale?: Locale
  readonly now: Date
}

/** Queues the notice's mail in the caller's transaction: the event and its mail happen together or not at all. */
export async function queueNotice(tx: EntityManager, notice: Notice): Promise<void> {
  const { kind, userId, userAgent = '', aboutEmail = null, locale = null, now } = notice
  const row = tx.create(AccountNotice, {
    kind,
    user: userId,
    at: now,
    user_agent: userAgent,
    about_email: aboutEmail,
    locale,
  })
  await queueMail(tx, { role: 'account-notice', row }, now)
}

/** Tells all other administrators of a new one. */
export async function tellOfNewAdministrator(tx: EntityManager, added: { id: number; email: string }, now: Date): Promise<void> {
  const others = await tx.find(User, { removed_at: null, id: { $ne: added.id } }, { orderBy: { id: 'asc' } })
  for (const { id } of others) {
    await queueNotice(tx, { kind: 'administrator-added', userId: id, aboutEmail: added.email, now })
  }
}
