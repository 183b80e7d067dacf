import type { EntityManager } from '@mikro-orm/postgresql'
import { INVITATION_DAYS } from '#common/account-limits.ts'
import type { Locale } from '#common/locales.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { maskedEmail } from '../audit-log/masked-email.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { derivedToken, newTokenSeed, randomToken, tokenHash } from '../core/token.ts'
import { endMailsAbout, queueMail } from '../mail/outbox.ts'
import { User } from '../users/user.entity.ts'
import { invitationUrl, openInvitations } from './invitation-link.ts'
import { Invitation } from './invitation.entity.ts'
import type { InvitationView } from './invitation.schemas.ts'

const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000

type NewInvitation = {
  /** The inviting administrator. The first administrator's invitation has no actor. */
  readonly by: AuditContext
  readonly locale: Locale
}

/**
 * Makes a link with which one person may sign up, once, within {@link INVITATION_DAYS}. The database keeps only a hash of the
 * link's token.
 * @throws AppError NOT_AUTHENTICATED when the inviting administrator was removed meanwhile
 */
export async function createInvitation(
  em: EntityManager,
  invitation: NewInvitation & { readonly publicUrl: string },
): Promise<InvitationView & { url: string }> {
  const token = randomToken()
  const row = await em.transactional(async tx => {
    const made = await createRow(tx, invitation, { token, mailed: null })
    await tx.flush()
    await recordInvitation(tx, 'invitation-made', made, invitation.by)
    return made
  })
  return { ...viewOf(row), url: invitationUrl(invitation.publicUrl, invitation.locale, token) }
}

/**
 * Makes a link as {@link createInvitation} does, and queues a mail with it. Only the recipient sees the link.
 * @throws AppError EMAIL_TAKEN when an administrator has the address already; NOT_AUTHENTICATED as {@link createInvitation}
 */
export async function mailInvitation(
  em: EntityManager,
  invitation: NewInvitation & { readonly email: string; readonly sessionSecret: string },
): Promise<InvitationView> {
  const seed = newTokenSeed()
  const token = derivedToken(invitation.sessionSecret, 'invitation', seed)
  return em.transactional(async tx => {
    if ((await tx.count(User, { email: invitation.email, removed_at: null })) > 0) throw new AppError('EMAIL_TAKEN')
    const row = await createRow(tx, invitation, { token, mailed: { to: invitation.email, seed } })
    await queueMail(tx, { role: 'invitation', row }, invitation.by.at)
    await recordInvitation(tx, 'invitation-made', row, invitation.by)
    return { ...viewOf(row), url: null }
  })
}

/** An invitation, and the address that it was mailed to; null when it was not mailed. */
type MailedTo = { readonly id: number; readonly email: string | null }

/**
 * Uses an invitation up. Of two requests with one token the second waits for the first one's transaction, and fails unless
 * that was rolled back. The link of an administrator who was removed opens nothing.
 * @throws AppError NOT_INVITED
 */
export async function useInvitation(em: EntityManager, token: string | undefined, now: Date): Promise<MailedTo> {
  const [used] = await em.execute<MailedTo[]>(
    `update invitations set used_at = ? where token_hash = ? and used_at is null and revoked_at is null and expires_at > ?
      and not exists (select 1 from users where users.id = invitations.created_by and removed_at is not null) returning id, email`,
    [now, tokenHash(token ?? ''), now],
  )
  if (!used) throw new AppError('NOT_INVITED')
  return used
}

/**
 * Revokes an unused invitation.
 * @throws AppError NOT_FOUND
 */
export async function revokeInvitation(em: EntityManager, id: number, by: AuditContext): Promise<void> {
  await em.transactional(async tx => {
    const open = { id, ...openInvitations(by.at) }
    if ((await tx.nativeUpdate(Invitation, open, { revoked_at: by.at })) !== 1) throw new AppError('NOT_FOUND')
    await endMailsAbout(tx, 'invitation', [{ id }])
    await recordInvitation(tx, 'invitation-withdrawn', await tx.findOneOrFail(Invitation, { id }), by)
  })
}

async function recordInvitation(
  tx: EntityManager,
  action: 'invitation-made' | 'invitation-withdrawn',
  { id, email }: { readonly id: number; readonly email?: string | null | undefined },
  by: AuditContext,
): Promise<void> {
  const subject = { type: 'invitation', id, label: email ? maskedEmail(email) : '' } as const
  await recordAuditEvent(tx, { by, action, subject, details: {} })
}

/**
 * Revokes the links with which a removed administrator could come back: those that the administrator made, and those mailed to
 * the same address.
 */
export function revokeInvitationsOf(tx: EntityManager, user: { id: number; email: string }, by: AuditContext): Promise<void> {
  return revokeOpen(tx, { which: 'created_by = ? or email = ?', values: [user.id, user.email], lock: 'for update' }, by)
}

/**
 * Revokes the other links that were mailed to a person who signed up: each would make, or bring back, one more account. Another
 * request may be signing up by one of them, and revoke ours in turn. Each skips the row that the other has locked: else the two
 * would deadlock.
 */
export function revokeInvitationsTo(tx: EntityManager, emails: readonly (string | null)[], by: AuditContext): Promise<void> {
  return revokeOpen(tx, { which: 'email in (?)', values: [emails], lock: 'for update skip locked' }, by)
}

/** Which open invitations to revoke: a condition on their rows, its values, and how to lock the rows. */
type Revocation = {
  readonly which: string
  readonly values: readonly unknown[]
  readonly lock: 'for update' | 'for update skip locked'
}

async function revokeOpen(tx: EntityManager, { which, values, lock }: Revocation, by: AuditContext): Promise<void> {
  const revoked = await tx.execute<MailedTo[]>(
    `update invitations set revoked_at = ? where id in (
       select id from invitations where (${which}) and used_at is null and revoked_at is null and expires_at > ? ${lock}
     ) returning id, email`,
    [by.at, ...values, by.at],
  )
  await endMailsAbout(tx, 'invitation', revoked)
  for (const invitation of revoked.toSorted((a, b) => a.id - b.id)) {
    await recordInvitation(tx, 'invitation-withdrawn', invitation, by)
  }
}

/** Deletes the first administrator's unused links. */
export async function deleteFirstInvitations(em: EntityManager): Promise<void> {
  await em.nativeDelete(Invitation, { created_by: null, used_at: null })
}

/** A link's token. A mailed one is derived from a seed, as its mail is composed later; another is random, and kept nowhere. */
type Link = { readonly token: string; readonly mailed: { readonly to: string; readonly seed: string } | null }

async function createRow(tx: EntityManager, { by, locale }: NewInvitation, { token, mailed }: Link): Promise<Invitation> {
  if (by.actor) await lockMaker(tx, by.actor.id)
  return tx.create(Invitation, {
    token_hash: tokenHash(token),
    seed: mailed?.seed ?? null,
    email: mailed?.to ?? null,
    locale,
    created_by: by.actor?.id ?? null,
    created_at: by.at,
    expires_at: new Date(by.at.getTime() + LIFETIME_MS),
    used_at: null,
    revoked_at: null,
  })
}

/**
 * Locks the account of an inviting administrator. Its removal waits until the transaction ends, and then withdraws the link.
 * @throws AppError NOT_AUTHENTICATED when it was removed already
 */
async function lockMaker(tx: EntityManager, id: number): Promise<void> {
  const [maker] = await tx.execute<unknown[]>('select 1 from users where id = ? and removed_at is null for share', [id])
  if (maker === undefined) throw new AppError('NOT_AUTHENTICATED')
}

function viewOf({ id, email, created_at, expires_at }: Invitation): Omit<InvitationView, 'url'> {
  return { id, email: email ?? null, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() }
}
