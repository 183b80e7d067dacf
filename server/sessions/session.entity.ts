import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../users/user.entity.ts'

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 (hex) of the session id in the cookie: a leaked table opens no session. */
    id_hash: p.string().length(64).primary(),
    /** Null before login; "log out everywhere" deletes by it. */
    user_id: () => p.manyToOne(User).fieldName('user_id').mapToPk().nullable().deleteRule('cascade').index(),
    data: p.json<Record<string, unknown>>(),
    expires_at: p.datetime().index(),
  },
})

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session)
