import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '#common/locales.ts'
import { User } from '../users/user.entity.ts'

const PasswordResetSchema = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_resets',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).fieldName('user_id').deleteRule('cascade').index(),
    /** What the token is derived from; see core/token.ts. */
    seed: p.string().length(36),
    /** SHA-256 (hex) of the token in the link. */
    token_hash: p.string().length(64).unique(),
    locale: p.enum(LOCALES),
    created_at: p.datetime(),
    expires_at: p.datetime(),
    /** When the link stopped working: it was used, or a newer one replaced it. */
    closed_at: p.datetime().nullable(),
  },
})

/** A link with which an administrator who forgot the password may set a new one. */
export class PasswordReset extends PasswordResetSchema.class {}
PasswordResetSchema.setClass(PasswordReset)
