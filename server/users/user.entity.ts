import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '../core/locale.schemas.ts'

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    /** Lower case, trimmed. */
    email: p.string().length(254).unique(),
    /** argon2id in PHC string format. */
    password_hash: p.string().length(255).hidden(),
    created_at: p.datetime(),
    /** Since when it is nobody's account. The row stays: publications and messages keep the name of who did it. */
    removed_at: p.datetime().nullable(),
    /** The language of the administrators' pages and tools for this person; null until a log-in says it. */
    locale: p.enum(LOCALES).nullable(),
  },
})

export class User extends UserSchema.class {}
UserSchema.setClass(User)
