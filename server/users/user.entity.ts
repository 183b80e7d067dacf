import { defineEntity, p } from '@mikro-orm/core'

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
  },
})

export class User extends UserSchema.class {}
UserSchema.setClass(User)
