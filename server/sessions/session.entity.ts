import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../users/user.entity.ts'

/** The longest User-Agent that is stored; longer ones are cut. */
export const USER_AGENT_LENGTH = 400

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 (hex) of the session id in the cookie: a leaked table opens no session. */
    id_hash: p.string().length(64).primary(),
    /** The logged-in administrator; null before the log-in. */
    user_id: () => p.manyToOne(User).fieldName('user_id').mapToPk().nullable().deleteRule('cascade').index(),
    data: p.json<Record<string, unknown>>(),
    created_at: p.datetime(),
    /** When an administrator last used it, to within {@link SEEN_EVERY_MS} of session-use.ts. */
    last_seen_at: p.datetime(),
    /** The User-Agent, cut. */
    user_agent: p.string().length(USER_AGENT_LENGTH),
    /** The network it logged in from, such as `203.0.113.*`: enough to recognise a place, too little to find a person. */
    network: p.string().length(45),
    expires_at: p.datetime().index(),
  },
})

/** A browser's session, which an administrator's log-in gets, and a challenge before it. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session)
