import type { EntityManager } from '@mikro-orm/postgresql'
import { closePasswordResets } from '../password-resets/open-resets.ts'
import { endSessions } from '../sessions/session.service.ts'
import { User } from '../users/user.entity.ts'

/** Sets a password, and with it ends what the old one opened: sessions, and links by which it could be replaced. */
export async function setPassword(
  tx: EntityManager,
  { userId, passwordHash, now }: { userId: number; passwordHash: string; now: Date },
): Promise<void> {
  await tx.nativeUpdate(User, { id: userId }, { password_hash: passwordHash })
  await closePasswordResets(tx, userId, now)
  await endSessions(tx, { userId })
}
