import { defineEntity, p } from '@mikro-orm/core'
import { Session } from '../sessions/session.entity.ts'
import { User } from '../users/user.entity.ts'

/** What a challenge is for; a session has one of each at most. */
export const CHALLENGE_PURPOSES = ['add-passkey', 'use-passkey', 'second-factor'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

const SessionChallengeSchema = defineEntity({
  name: 'SessionChallenge',
  tableName: 'session_challenges',
  uniques: [{ properties: ['session', 'purpose'], name: 'session_challenges_session_id_hash_purpose_unique' }],
  properties: {
    id: p.integer().primary(),
    /** The session that was asked; the challenge is deleted with it. */
    session: () => p.manyToOne(Session).fieldName('session_id_hash').mapToPk().deleteRule('cascade').index(false),
    purpose: p.enum(CHALLENGE_PURPOSES),
    /** The challenge to sign, base64url; null for a second factor, which gets its own when a passkey is asked for. */
    challenge: p.string().length(86).nullable(),
    /** The account that must answer; null when any account may. */
    user: () => p.manyToOne(User).fieldName('user_id').mapToPk().nullable().deleteRule('cascade').index(),
    /** Wrong answers so far. */
    tries: p.integer(),
    expires_at: p.datetime(),
  },
})

/**
 * A question of the server to one session, to be answered once and soon. It is a row and not part of the session's data, so
 * that of two simultaneous answers one counts.
 */
export class SessionChallenge extends SessionChallengeSchema.class {}
SessionChallengeSchema.setClass(SessionChallenge)
