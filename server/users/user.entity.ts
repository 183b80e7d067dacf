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
  },
})

export class User extends UserSchema.class {}
UserSchema.setClass(User)
