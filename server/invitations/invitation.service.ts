import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { derivedToken, newTokenSeed, randomToken, tokenHash } from '../core/link-token.ts'
import type { Locale } from '../core/locale.schemas.ts'
import { queueMail } from '../messages/outbox.ts'
import { User } from '../users/user.entity.ts'
import { invitationUrl } from './invitation-link.ts'
import { Invitation } from './invitation.entity.ts'
import type { InvitationView } from './invitation.schemas.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

type NewInvitation = {
  /** Null for the first administrator's. */
  readonly createdBy: number | null
  readonly locale: Locale
  readonly now: Date
}

/** Makes a link by which one person may sign up, once, within seven days. Only a hash of its token is kept. */
export async function createInvitation(
  em: EntityManager,
  invitation: NewInvitation & { readonly publicUrl: string },
): Promise<InvitationView & { url: string }> {
  const token = randomToken()
  const row = newRow(em, invitation, { email: null, seed: null, token })
  await em.flush()
  return { ...viewOf(row), url: invitationUrl(invitation.publicUrl, invitation.locale, token) }
}

/**
 * Makes such a link and queues the mail that brings it to an address; nobody else sees it.
 * @throws AppError EMAIL_TAKEN when that is an administrator already
 */
export async function mailInvitation(
  em: EntityManager,
  invitation: NewInvitation & { readonly email: string; readonly sessionSecret: string },
): Promise<InvitationView> {
  const seed = newTokenSeed()
  const token = derivedToken(invitation.sessionSecret, 'invitation', seed)
  return em.transactional(async tx => {
    if ((await tx.count(User, { email: invitation.email, removed_at: null })) > 0) throw new AppError('EMAIL_TAKEN')
    const row = newRow(tx, invitation, { email: invitation.email, seed, token })
    await queueMail(tx, { role: 'invitation', invitation: row }, invitation.now)
    return { ...viewOf(row), url: null }
  })
}

/**
 * Uses an invitation up. Of two requests with one token the second waits for the first one's transaction and fails,
 * unless that was rolled back.
 * @throws AppError NOT_INVITED
 */
export async function useInvitation(em: EntityManager, token: string | undefined, now: Date): Promise<void> {
  const where = { token_hash: tokenHash(token ?? ''), used_at: null, revoked_at: null, expires_at: { $gt: now } }
  const used = await em.nativeUpdate(Invitation, where, { used_at: now })
  if (used !== 1) throw new AppError('NOT_INVITED')
}

/**
 * Takes an invitation back that nobody used.
 * @throws AppError NOT_FOUND
 */
export async function revokeInvitation(em: EntityManager, id: number, now: Date): Promise<void> {
  const open = { id, used_at: null, revoked_at: null, expires_at: { $gt: now } }
  if ((await em.nativeUpdate(Invitation, open, { revoked_at: now })) !== 1) throw new AppError('NOT_FOUND')
}

/** Takes back what an administrator who leaves could come in with again: links they made, and those mailed to them. */
export async function revokeInvitationsOf(em: EntityManager, user: { id: number; email: string }, now: Date): Promise<void> {
  const theirs = { $or: [{ created_by: user.id }, { email: user.email }] }
  await em.nativeUpdate(Invitation, { ...theirs, used_at: null, revoked_at: null }, { revoked_at: now })
}

/** Withdraws the first administrator's links that nobody used. */
export async function withdrawFirstInvitations(em: EntityManager): Promise<void> {
  await em.nativeDelete(Invitation, { created_by: null, used_at: null })
}

type Link = { readonly email: string | null; readonly seed: string | null; readonly token: string }

function newRow(em: EntityManager, { createdBy, locale, now }: NewInvitation, { email, seed, token }: Link): Invitation {
  return em.create(Invitation, {
    ...{ token_hash: tokenHash(token), seed, email, locale, created_by: createdBy, created_at: now },
    ...{ expires_at: new Date(now.getTime() + LIFETIME_MS), used_at: null, revoked_at: null },
  })
}

function viewOf({ id, email, created_at, expires_at }: Invitation): Omit<InvitationView, 'url'> {
  return { id, email: email ?? null, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() }
}
