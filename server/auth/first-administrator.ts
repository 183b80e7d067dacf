import type { EntityManager } from '@mikro-orm/postgresql'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import { createUser } from '../administrators/administrator.service.ts'
import { systemContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { ADVISORY_LOCK } from '../core/advisory-locks.ts'
import type { Config } from '../core/config.ts'
import { StartRefusal } from '../core/start-refusal.ts'
import { createInvitation, deleteFirstInvitations } from '../invitations/invitation.service.ts'
import { passwordWeakness } from '../passwords/password-strength.ts'
import { hashPassword } from '../passwords/password.ts'
import { User } from '../users/user.entity.ts'

const WEAK_PASSWORD = `The environment is not usable:
  ADMIN_PASSWORD: too easy to guess; take a sentence, and leave out common words, the company's name and your e-mail address`

/**
 * Makes the first log-in possible. Without any account it makes the configured one, or a one-time link to sign up where none
 * is configured. A link of an earlier start stops working.
 * @returns the link to print, null when it is not needed
 * @throws StartRefusal when the configured password is weak
 */
export async function ensureFirstAdministrator(
  em: EntityManager,
  config: Pick<Config, 'firstAdministrator' | 'publicUrl'>,
): Promise<{ invitationUrl: string | null }> {
  return em.transactional(async tx => {
    await tx.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.firstAdministrator])
    if ((await tx.count(User, { removed_at: null })) > 0) return { invitationUrl: null }
    const now = new Date()
    await deleteFirstInvitations(tx)
    if (config.firstAdministrator) {
      const { email, password } = config.firstAdministrator
      if (await passwordWeakness(password, email)) throw new StartRefusal(WEAK_PASSWORD)
      const { id } = await createUser(tx, { email, passwordHash: await hashPassword(password), now })
      const subject = { type: 'administrator', id, label: email } as const
      await recordAuditEvent(tx, { by: systemContext(now), action: 'administrator-configured', subject, details: {} })
      return { invitationUrl: null }
    }
    const { url } = await createInvitation(tx, { by: systemContext(now), publicUrl: config.publicUrl, locale: DEFAULT_LOCALE })
    return { invitationUrl: url }
  })
}
