import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '../../common/locales.ts'

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
    /** What authenticators know the account by: random, so that it tells of no person (base64url). Null before the first passkey. */
    passkey_handle: p.string().length(43).nullable().unique(),
    /** Whether the password alone opens nothing: a passkey or a recovery code follows it. */
    needs_second_factor: p.boolean().default(false),
  },
})

export class User extends UserSchema.class {}
UserSchema.setClass(User)
