import type { EntityManager } from '@mikro-orm/postgresql'
import { endMailsAbout } from '../mail/outbox.ts'

/** Closes an account's unused links for a new password, and ends their waiting mails. */
export async function closePasswordResets(em: EntityManager, userId: number, now: Date): Promise<void> {
  const closed = await em.execute<{ id: number }[]>(
    'update password_resets set closed_at = ? where user_id = ? and closed_at is null returning id',
    [now, userId],
  )
  await endMailsAbout(em, 'password-reset', closed)
}
