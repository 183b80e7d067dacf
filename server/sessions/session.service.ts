import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { Session } from './session.entity.ts'
import { publicSessionId, type SessionView } from './session.schemas.ts'

/** PostgreSQL's channel that tells every process of an ended session, by the hash of its id. */
export const SESSION_ENDED_CHANNEL = 'session_ended'

/** An unused session expires after this: it lasts from Friday evening to Monday morning, and little more. */
const IDLE_MS = 3 * 24 * 60 * 60 * 1000

/** The moment by which a session must have been used last: one used before it has expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS)
}

/** Condition on sessions: they have not expired. */
const lastingSessions = (now: Date) => ({ expires_at: { $gt: now }, last_seen_at: { $gt: idleSince(now) } })

/** Lists an account's sessions that have not expired, the last used first. */
export async function listSessions(
  em: EntityManager,
  { userId, currentHash, now }: { userId: number; currentHash: string; now: Date },
): Promise<SessionView[]> {
  const rows = await em.find(Session, { user_id: userId, ...lastingSessions(now) }, { orderBy: { last_seen_at: 'desc' } })
  return rows.map(row => ({
    id: publicSessionId(row.id_hash),
    is_current: row.id_hash === currentHash,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    user_agent: row.user_agent,
    network: row.network,
  }))
}

/**
 * Ends one session of an account.
 * @throws AppError NOT_FOUND, also for another account's session
 */
export async function endSessionOf(em: EntityManager, userId: number, publicId: string, by: AuditContext): Promise<void> {
  const sessions = await em.find(Session, { user_id: userId })
  const session = sessions.find(({ id_hash }) => publicSessionId(id_hash) === publicId)
  if (!session) throw new AppError('NOT_FOUND')
  await em.transactional(async tx => {
    await endSessions(tx, { idHash: session.id_hash })
    await recordAuditEvent(tx, { by, action: 'session-ended', details: {} })
  })
}

/** Logs an account out everywhere. */
export async function endAllSessionsOf(em: EntityManager, userId: number, by: AuditContext): Promise<void> {
  await em.transactional(async tx => {
    await endSessions(tx, { userId })
    await recordAuditEvent(tx, { by, action: 'sessions-ended', details: {} })
  })
}

type SessionsToEnd = { readonly idHash: string } | { readonly userId: number }

/**
 * Deletes sessions, which logs their browsers out, and notifies every process, so that their open streams end too.
 * @returns how many there were
 */
export async function endSessions(em: EntityManager, which: SessionsToEnd): Promise<number> {
  const [condition, value] =
    'idHash' in which ? (['id_hash = ?', which.idHash] as const) : (['user_id = ?', which.userId] as const)
  const ended = await em.execute<unknown[]>(
    `with ended as (delete from sessions where ${condition} returning id_hash)
     select pg_notify('${SESSION_ENDED_CHANNEL}', id_hash) from ended`,
    [value],
  )
  return ended.length
}

/**
 * Condition on `sessions s` and `users u`: the password that opened the session is still the account's. A session that a passkey
 * opened has no mark.
 */
export const HAS_PRESENT_PASSWORD = `coalesce(
  s.data ->> 'passwordMark' = encode(sha256(convert_to(u.password_hash, 'UTF8')), 'hex'), true)`

/** Whether what an administrator began in a session may go on: it is open, or that account has logged in again in its browser. */
export async function mayGoOn(
  em: EntityManager,
  { idHash, userId }: { idHash: string; userId: number },
  now: Date,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `select from sessions s join users u on u.id = s.user_id
     where s.user_id = ? and (s.id_hash = ? or s.data ->> 'replaced' = ?) and s.expires_at > ? and s.last_seen_at > ?
       and u.removed_at is null and ${HAS_PRESENT_PASSWORD}`,
    [userId, idHash, idHash, now, idleSince(now)],
  )
  return rows.length > 0
}

/** Those of these sessions that are still open, by the hashes of their ids. */
export async function openSessions(em: EntityManager, idHashes: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await em.find(Session, { id_hash: { $in: [...idHashes] }, ...lastingSessions(now) }, { fields: ['id_hash'] })
  return new Set(rows.map(({ id_hash }) => id_hash))
}
