import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from '../users/user.entity.ts'
import { Invitation } from './invitation.entity.ts'
import type { OpenInvitation } from './invitation.schemas.ts'

/** The invitations that are still open, newest first. */
export async function listOpenInvitations(em: EntityManager, now: Date): Promise<OpenInvitation[]> {
  const open = { used_at: null, revoked_at: null, expires_at: { $gt: now } }
  const rows = await em.find(Invitation, open, { orderBy: { id: 'desc' } })
  const mails = await em.execute<{ invitation_id: number; mail_state: OpenInvitation['mail_state'] }[]>(
    `select invitation_id, state as mail_state from mails where invitation_id in
       (select id from invitations where used_at is null and revoked_at is null and expires_at > ?)`,
    [now],
  )
  const makers = await em.find(User, { id: { $in: rows.flatMap(({ created_by }) => created_by ?? []) } })
  return rows.map(row => ({
    id: row.id,
    email: row.email ?? null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    created_by: makers.find(({ id }) => id === row.created_by)?.email ?? null,
    mail_state: mails.find(({ invitation_id }) => invitation_id === row.id)?.mail_state ?? null,
  }))
}
