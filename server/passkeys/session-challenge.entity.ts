import { defineEntity, p } from '@mikro-orm/core'
import { Session } from '../sessions/session.entity.ts'
import { User } from '../users/user.entity.ts'

export const CHALLENGE_PURPOSES = ['add-passkey', 'use-passkey', 'second-factor'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

const SessionChallengeSchema = defineEntity({
  name: 'SessionChallenge',
  tableName: 'session_challenges',
  uniques: [{ properties: ['session', 'purpose'], name: 'session_challenges_session_id_hash_purpose_unique' }],
  properties: {
    id: p.integer().primary(),
    /** Ends with it. */
    session: () => p.manyToOne(Session).fieldName('session_id_hash').mapToPk().deleteRule('cascade').index(false),
    purpose: p.enum(CHALLENGE_PURPOSES),
    /** What is to be signed, base64url; null for a second factor, which has one of its own when a passkey is asked for. */
    challenge: p.string().length(86).nullable(),
    /** Whose passkey or code it has to be; null: of any account. */
    user: () => p.manyToOne(User).fieldName('user_id').mapToPk().nullable().deleteRule('cascade').index(),
    /** How often it was answered wrong. */
    tries: p.integer(),
    expires_at: p.datetime(),
  },
})

/** What one session was asked, to be answered once and soon. Not in the session's data: of two answers at once one counts. */
export class SessionChallenge extends SessionChallengeSchema.class {}
SessionChallengeSchema.setClass(SessionChallenge)
