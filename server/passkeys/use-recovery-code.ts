import type { EntityManager } from '@mikro-orm/postgresql'
import { queueNotice } from '../account-notices/account-notices.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordFailedLogIn } from '../audit-log/failed-log-ins.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { lockAccount } from '../users/lock-account.ts'
import { User } from '../users/user.entity.ts'
import type { OwnUser } from '../users/user.schemas.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { awaitedUser, countTry } from './session-challenges.ts'

type Use = {
  readonly sessionIdHash: string
  readonly code: string
  readonly userAgent: string
  readonly now: Date
  readonly by: AuditContext
}

/**
 * Uses a recovery code up, after the password, and mails the owner.
 * @returns the account, and the hash of its password, which was given before
 * @throws AppError CHALLENGE_EXPIRED when no password was given before, or too long ago, or too many codes were wrong;
 * WRONG_RECOVERY_CODE
 */
export async function useRecoveryCode(em: EntityManager, use: Use): Promise<{ user: OwnUser; passwordHash: string }> {
  const { sessionIdHash, now } = use
  // Counted outside the transaction below, so that a wrong code counts.
  const userId = await countTry(em, { sessionIdHash, now })
  const user = await em.findOne(User, { id: userId, removed_at: null })
  const passwordHash = user && (await spend(em, user, use))
  if (user && passwordHash !== null)
    return { user: { id: user.id, email: user.email, locale: user.locale ?? null }, passwordHash }
  await recordFailedLogIn(em, user, use.by)
  throw new AppError('WRONG_RECOVERY_CODE')
}

/**
 * Uses the code up, mails the owner and records it.
 * @returns the hash of the password that was given before; null for a wrong code
 */
async function spend(em: EntityManager, user: User, { sessionIdHash, code, userAgent, now, by }: Use): Promise<string | null> {
  return em.transactional(async tx => {
    const passwordHash = await lockAccount(tx, user.id)
    // A new password ends the second steps that the old one began, this one too.
    if ((await awaitedUser(tx, { sessionIdHash, now })) !== user.id) throw new AppError('CHALLENGE_EXPIRED')
    if (!(await spendRecoveryCode(tx, { userId: user.id, code, now }))) return null
    await queueNotice(tx, { kind: 'recovery-code-used', userId: user.id, userAgent, now })
    await recordAuditEvent(tx, { by: { ...by, actor: user }, action: 'recovery-code-used', details: {} })
    return passwordHash
  })
}
