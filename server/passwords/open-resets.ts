import type { EntityManager } from '@mikro-orm/postgresql'
import { endMailsAbout } from '../mail/outbox.ts'
import { PasswordReset } from './password-reset.entity.ts'

/** Closes an account's unused links. */
export async function closePasswordResets(em: EntityManager, userId: number, now: Date): Promise<void> {
  const closed = await em.find(PasswordReset, { user: userId, closed_at: null }, { fields: ['id'] })
  if (closed.length === 0) return
  const ids = closed.map(({ id }) => id)
  await em.nativeUpdate(PasswordReset, { id: { $in: ids } }, { closed_at: now })
  await endMailsAbout(em, 'password-reset', ids)
}
