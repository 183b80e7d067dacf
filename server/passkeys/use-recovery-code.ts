import type { EntityManager } from '@mikro-orm/postgresql'
import { queueNotice } from '../account-notices/account-notices.ts'
import { AppError } from '../core/errors.ts'
import { User } from '../users/user.entity.ts'
import type { OwnUser } from '../users/user.schemas.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { countTry } from './session-challenges.ts'

type Use = { readonly sessionIdHash: string; readonly code: string; readonly userAgent: string; readonly now: Date }

/**
 * Uses a recovery code up, after the password, and tells the owner by mail.
 * @returns whose it was
 * @throws AppError CHALLENGE_EXPIRED: no password was given before, or too long ago, or too many codes were wrong; WRONG_RECOVERY_CODE
 */
export async function useRecoveryCode(em: EntityManager, { sessionIdHash, code, userAgent, now }: Use): Promise<OwnUser> {
  // Committed by itself: a wrong one counts.
  const userId = await countTry(em, { sessionIdHash, now })
  return em.transactional(async tx => {
    const user = await tx.findOne(User, { id: userId, removed_at: null })
    if (!user || !(await spendRecoveryCode(tx, { userId, code, now }))) throw new AppError('WRONG_RECOVERY_CODE')
    await queueNotice(tx, { kind: 'recovery-code-used', userId, userAgent, now })
    return { id: user.id, email: user.email, locale: user.locale ?? null }
  })
}
