import type { EntityManager } from '@mikro-orm/postgresql'
import { ADVISORY_LOCK } from '../core/advisory-locks.ts'
import type { Config } from '../core/config.ts'
import { createInvitation, withdrawFirstInvitations } from '../invitations/invitation.service.ts'
import { User } from '../users/user.entity.ts'
import { createUser } from '../users/user.service.ts'
import { hashPassword } from './password.ts'

/**
 * Sees to it that somebody can log in: where there is no account yet, makes the configured one, or else a one-time
 * link to sign up. A link made by an earlier start stops working.
 * @returns the link to print, null when it is not needed
 */
export async function ensureFirstAdministrator(
  em: EntityManager,
  config: Pick<Config, 'firstAdministrator' | 'publicUrl'>,
): Promise<{ invitationUrl: string | null }> {
  return em.transactional(async tx => {
    await tx.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.firstAdministrator])
    if ((await tx.count(User, { removed_at: null })) > 0) return { invitationUrl: null }
    const now = new Date()
    await withdrawFirstInvitations(tx)
    if (config.firstAdministrator) {
      const { email, password } = config.firstAdministrator
      await createUser(tx, { email, passwordHash: await hashPassword(password), now })
      return { invitationUrl: null }
    }
    const { url } = await createInvitation(tx, { createdBy: null, publicUrl: config.publicUrl, locale: 'et', now })
    return { invitationUrl: url }
  })
}
