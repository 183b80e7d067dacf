import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import type { ChallengePurpose } from './session-challenge.entity.ts'

/** As long as a browser lets a person look for the key. */
export const CHALLENGE_MS = 5 * 60 * 1000
/** Long enough to fetch a sheet with recovery codes. */
const SECOND_FACTOR_MS = 10 * 60 * 1000
/** Wrong recovery codes after one right password. */
const TRIES = 5

/** A session by the hash of its id. */
type Asked = { readonly sessionIdHash: string; readonly purpose: ChallengePurpose; readonly now: Date }

/**
 * Notes what a session is to answer, in the place of what it was asked for the same purpose before.
 * @param asked.challenge base64url; null where only the account counts
 * @param asked.userId whose answer it has to be; null: that of any account
 */
export async function ask(
  em: EntityManager,
  asked: Asked & { readonly challenge: string | null; readonly userId: number | null },
): Promise<void> {
  const { sessionIdHash, purpose, challenge, userId, now } = asked
  const expiresAt = new Date(now.getTime() + (purpose === 'second-factor' ? SECOND_FACTOR_MS : CHALLENGE_MS))
  await em.execute(
    `insert into session_challenges (session_id_hash, purpose, challenge, user_id, tries, expires_at) values (?, ?, ?, ?, 0, ?)
     on conflict (session_id_hash, purpose) do update
     set challenge = excluded.challenge, user_id = excluded.user_id, tries = 0, expires_at = excluded.expires_at`,
    [sessionIdHash, purpose, challenge, userId, expiresAt],
  )
}

/**
 * Takes what the session was asked: of two answers at once the second finds nothing.
 * @throws AppError CHALLENGE_EXPIRED
 */
export async function takeChallenge(
  em: EntityManager,
  { sessionIdHash, purpose, now }: Asked,
): Promise<{ challenge: string; userId: number | null }> {
  const [taken] = await em.execute<{ challenge: string | null; user_id: number | null; expires_at: Date }[]>(
    'delete from session_challenges where session_id_hash = ? and purpose = ? returning challenge, user_id, expires_at',
    [sessionIdHash, purpose],
  )
  if (!taken?.challenge || new Date(taken.expires_at) <= now) throw new AppError('CHALLENGE_EXPIRED')
  return { challenge: taken.challenge, userId: taken.user_id }
}

type Session = { readonly sessionIdHash: string; readonly now: Date }

/** Whose password was given in the session without a second factor yet; null when none was. */
export async function awaitedUser(em: EntityManager, { sessionIdHash, now }: Session): Promise<number | null> {
  const [row] = await em.execute<{ user_id: number }[]>(
    `select user_id from session_challenges where session_id_hash = ? and purpose = 'second-factor' and expires_at > ?`,
    [sessionIdHash, now],
  )
  return row?.user_id ?? null
}

/**
 * Counts a try at the second factor without a passkey.
 * @returns whose it has to be
 * @throws AppError CHALLENGE_EXPIRED, also after too many tries: the password is asked for again
 */
export async function countTry(em: EntityManager, { sessionIdHash, now }: Session): Promise<number> {
  const [row] = await em.execute<{ user_id: number }[]>(
    `update session_challenges set tries = tries + 1
     where session_id_hash = ? and purpose = 'second-factor' and expires_at > ? and tries < ? returning user_id`,
    [sessionIdHash, now, TRIES],
  )
  if (!row) throw new AppError('CHALLENGE_EXPIRED')
  return row.user_id
}

/** Of an account whose password changed: what was asked after the old one is not to be answered any more. */
export async function forgetChallenges(tx: EntityManager, userId: number): Promise<void> {
  await tx.execute('delete from session_challenges where user_id = ?', [userId])
}
