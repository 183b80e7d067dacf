import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { Invitation } from './invitation.entity.ts'
import type { InvitationView } from './invitation.schemas.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Makes a link by which one person may sign up, once, within seven days. Only a hash of its token is kept.
 * @param invitation.createdBy null for the first administrator's
 */
export async function createInvitation(
  em: EntityManager,
  invitation: { createdBy: number | null; publicUrl: string; now: Date },
): Promise<InvitationView> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(invitation.now.getTime() + LIFETIME_MS)
  em.create(Invitation, {
    token_hash: hashOf(token),
    created_by: invitation.createdBy,
    created_at: invitation.now,
    expires_at: expiresAt,
    used_at: null,
  })
  await em.flush()
  return { url: `${invitation.publicUrl}/signup?invite=${token}`, expires_at: expiresAt.toISOString() }
}

/**
 * Uses an invitation up. Of two requests with one token the second waits for the first one's transaction and fails,
 * unless that was rolled back.
 * @throws AppError NOT_INVITED
 */
export async function useInvitation(em: EntityManager, token: string | undefined, now: Date): Promise<void> {
  const where = { token_hash: hashOf(token ?? ''), used_at: null, expires_at: { $gt: now } }
  const used = await em.nativeUpdate(Invitation, where, { used_at: now })
  if (used !== 1) throw new AppError('NOT_INVITED')
}

/** Withdraws the first administrator's links that nobody used. */
export async function withdrawFirstInvitations(em: EntityManager): Promise<void> {
  await em.nativeDelete(Invitation, { created_by: null, used_at: null })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
