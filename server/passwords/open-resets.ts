import type { EntityManager } from '@mikro-orm/postgresql'
import { PasswordReset } from './password-reset.entity.ts'

/** Closes an account's unused links. */
export async function closePasswordResets(em: EntityManager, userId: number, now: Date): Promise<void> {
  await em.nativeUpdate(PasswordReset, { user: userId, closed_at: null }, { closed_at: now })
}
