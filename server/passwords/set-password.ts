import type { EntityManager } from '@mikro-orm/postgresql'
import type { Locale } from '#common/locales.ts'
import { queueNotice } from '../account-notices/account-notices.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { forgetDevices } from '../devices/known-devices.ts'
import { forgetChallenges } from '../passkeys/session-challenges.ts'
import { endSessions } from '../sessions/session.service.ts'
import { User } from '../users/user.entity.ts'
import { closePasswordResets } from './close-password-resets.ts'

export type PasswordChange = {
  readonly account: { readonly id: number; readonly email: string }
  readonly passwordHash: string
  /** How the change came about, for the mail about it. */
  readonly kind: 'password-changed' | 'password-reset'
  /** The User-Agent of the browser in which the owner chose the password. */
  readonly userAgent: string
  /** The page's language, where known. */
  readonly locale?: Locale
  readonly by: AuditContext
}

/**
 * Sets a password, in the caller's transaction, and ends what the old one opened: sessions, second steps, open reset links and
 * known browsers. A mail tells the owner.
 */
export async function setPassword(tx: EntityManager, { passwordHash, account, by, ...change }: PasswordChange): Promise<void> {
  const userId = account.id
  const now = by.at
  await tx.nativeUpdate(User, { id: userId }, { password_hash: passwordHash })
  await closePasswordResets(tx, userId, now)
  await endSessions(tx, { userId })
  await forgetChallenges(tx, userId)
  await forgetDevices(tx, userId)
  await queueNotice(tx, { ...change, userId, now })
  const subject = { type: 'administrator', id: userId, label: account.email } as const
  await recordAuditEvent(tx, { by, action: change.kind, subject, details: {} })
}
