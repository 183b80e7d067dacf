import { type EntityManager, ForeignKeyConstraintViolationException } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import type { ChallengePurpose } from './session-challenge.entity.ts'

/** How long a challenge can be answered, and a browser lets its user look for the key. */
export const CHALLENGE_MS = 5 * 60 * 1000
/** How long a second factor may take: long enough to fetch a sheet with recovery codes. */
const SECOND_FACTOR_MS = 10 * 60 * 1000
/** Recovery codes that may be tried after one right password. */
const MAX_TRIES = 5

/** A session, by the hash of its id, and the present time. */
export type ChallengedSession = { readonly sessionIdHash: string; readonly now: Date }
/** The purposes for which a passkey signs. */
type SignedPurpose = Exclude<ChallengePurpose, 'second-factor'>

/** A challenge to store. */
type NewChallenge = ChallengedSession &
  (
    | {
        readonly purpose: SignedPurpose
        /** What a passkey must sign; base64url. */
        readonly challenge: string
        /** The account that must answer; null when any account may. */
        readonly userId: number | null
      }
    /** The password was right: a passkey, which gets a challenge of its own, or a recovery code of this account must follow. */
    | { readonly purpose: 'second-factor'; readonly userId: number }
  )

/**
 * Stores a challenge of a session, replacing an earlier one for the same purpose.
 * @throws AppError CHALLENGE_EXPIRED when the session ended meanwhile
 */
export async function storeChallenge(em: EntityManager, asked: NewChallenge): Promise<void> {
  const { sessionIdHash, purpose, userId, now } = asked
  const challenge = asked.purpose === 'second-factor' ? null : asked.challenge
  const expiresAt = new Date(now.getTime() + (purpose === 'second-factor' ? SECOND_FACTOR_MS : CHALLENGE_MS))
  const storing = em.execute(
    `insert into session_challenges (session_id_hash, purpose, challenge, user_id, tries, expires_at) values (?, ?, ?, ?, 0, ?)
     on conflict (session_id_hash, purpose) do update
     set challenge = excluded.challenge, user_id = excluded.user_id, tries = 0, expires_at = excluded.expires_at`,
    [sessionIdHash, purpose, challenge, userId, expiresAt],
  )
  await storing.catch((error: unknown) => {
    throw error instanceof ForeignKeyConstraintViolationException ? new AppError('CHALLENGE_EXPIRED', { cause: error }) : error
  })
}

/**
 * Takes a session's challenge: of two simultaneous answers the second finds none.
 * @throws AppError CHALLENGE_EXPIRED
 */
export async function takeChallenge(
  em: EntityManager,
  { sessionIdHash, purpose, now }: ChallengedSession & { readonly purpose: SignedPurpose },
): Promise<{ challenge: string; userId: number | null }> {
  const [taken] = await em.execute<{ challenge: string | null; user_id: number | null; expires_at: string }[]>(
    'delete from session_challenges where session_id_hash = ? and purpose = ? returning challenge, user_id, expires_at',
    [sessionIdHash, purpose],
  )
  if (!taken?.challenge || new Date(taken.expires_at) <= now) throw new AppError('CHALLENGE_EXPIRED')
  return { challenge: taken.challenge, userId: taken.user_id }
}

/** The account whose password the session gave, and whose second factor is still missing; null when there is none. */
export async function awaitedUser(em: EntityManager, { sessionIdHash, now }: ChallengedSession): Promise<number | null> {
  const [row] = await em.execute<{ user_id: number }[]>(
    `select user_id from session_challenges where session_id_hash = ? and purpose = 'second-factor' and expires_at > ?`,
    [sessionIdHash, now],
  )
  return row?.user_id ?? null
}

/**
 * Counts an attempt at the second factor with a recovery code.
 * @returns the account that must answer
 * @throws AppError CHALLENGE_EXPIRED, also after too many attempts: the log-in starts again with the password
 */
export async function countTry(em: EntityManager, { sessionIdHash, now }: ChallengedSession): Promise<number> {
  const [row] = await em.execute<{ user_id: number }[]>(
    `update session_challenges set tries = tries + 1
     where session_id_hash = ? and purpose = 'second-factor' and expires_at > ? and tries < ? returning user_id`,
    [sessionIdHash, now, MAX_TRIES],
  )
  if (!row) throw new AppError('CHALLENGE_EXPIRED')
  return row.user_id
}

/** Deletes the challenges of an account whose password changed: the old password may have begun them. */
export async function forgetChallenges(tx: EntityManager, userId: number): Promise<void> {
  await tx.execute('delete from session_challenges where user_id = ?', [userId])
}
