import type { EntityManager } from '@mikro-orm/postgresql'
import { type MailStateColumns, shownMailState } from '#common/mail-states.ts'
import { User } from '../users/user.entity.ts'
import { openInvitations } from './invitation-link.ts'
import { Invitation } from './invitation.entity.ts'
import type { OpenInvitation } from './invitation.schemas.ts'

/** Lists the invitations that are still open, newest first. */
export async function listOpenInvitations(em: EntityManager, now: Date): Promise<OpenInvitation[]> {
  const rows = await em.find(Invitation, openInvitations(now), { orderBy: { id: 'desc' } })
  const mails = await em.execute<(MailStateColumns & { invitation_id: number })[]>(
    'select invitation_id, state, kept_as_file from mails where invitation_id = any(?::int[])',
    [`{${rows.map(({ id }) => id).join(',')}}`],
  )
  const mailStates = new Map(mails.map(mail => [mail.invitation_id, shownMailState(mail)]))
  const makers = await em.find(User, { id: { $in: rows.flatMap(({ created_by }) => created_by ?? []) } })
  const emails = new Map(makers.map(({ id, email }) => [id, email]))
  return rows.map(row => ({
    id: row.id,
    email: row.email ?? null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    // No account has the id 0.
    created_by: emails.get(row.created_by ?? 0) ?? null,
    mail_state: mailStates.get(row.id) ?? null,
  }))
}
