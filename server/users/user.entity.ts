import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '#common/locales.ts'
import { LENGTHS } from '#common/message-rules.ts'

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    /** Lower case, trimmed. */
    email: p.string().length(LENGTHS.email.max).unique(),
    /** argon2id in PHC string format. */
    password_hash: p.string().length(255).hidden(),
    created_at: p.datetime(),
    /** When the administrator was removed. The row stays: publications and messages keep the name. */
    removed_at: p.datetime().nullable(),
    /** The language of this administrator's pages and tools; null until the first log-in sets it. */
    locale: p.enum(LOCALES).nullable(),
    /**
     * The account's name for authenticators: random, so that it reveals no person (base64url). Null before the first
     * passkey.
     */
    passkey_handle: p.string().length(43).nullable().unique(),
    /** Whether the password needs a passkey or a recovery code after it. */
    needs_second_factor: p.boolean().default(false),
  },
})

/** An administrator's account. */
export class User extends UserSchema.class {}
UserSchema.setClass(User)
