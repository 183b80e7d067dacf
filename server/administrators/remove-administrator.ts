import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { forgetDevices } from '../devices/known-devices.ts'
import { revokeInvitationsOf } from '../invitations/invitation.service.ts'
import { forgetPasskeys } from '../passkeys/passkey.service.ts'
import { closePasswordResets } from '../passwords/close-password-resets.ts'
import { endSessions } from '../sessions/session.service.ts'
import { User } from '../users/user.entity.ts'

/** No password has this hash, and none can be checked against it. */
const NO_PASSWORD = ''

/**
 * Ends an account: its sessions, its links and its other ways to log in. Its actions keep its name.
 * @throws AppError NOT_FOUND, LAST_ADMINISTRATOR
 */
export async function removeAdministrator(em: EntityManager, id: number, by: AuditContext): Promise<void> {
  const now = by.at
  await em.transactional(async tx => {
    // Locks all of them: of two administrators who remove each other at once, the second is the last and stays.
    const rows = await tx.execute<{ id: number; email: string }[]>(
      'select id, email from users where removed_at is null order by id for no key update',
    )
    const leaving = rows.find(row => row.id === id)
    if (!leaving) throw new AppError('NOT_FOUND')
    if (rows.length === 1) throw new AppError('LAST_ADMINISTRATOR')
    await tx.nativeUpdate(User, { id }, { removed_at: now, password_hash: NO_PASSWORD })
    await closePasswordResets(tx, id, now)
    await revokeInvitationsOf(tx, leaving, by)
    await endSessions(tx, { userId: id })
    await forgetDevices(tx, id)
    await forgetPasskeys(tx, id)
    const subject = { type: 'administrator', id, label: leaving.email } as const
    await recordAuditEvent(tx, { by, action: 'administrator-removed', subject, details: {} })
  })
}
