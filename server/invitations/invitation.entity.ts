import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../users/user.entity.ts'

const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  properties: {
    id: p.integer().primary(),
    /** SHA-256 (hex) of the token in the link. */
    token_hash: p.string().length(64).unique(),
    /** Null for the first administrator's link, printed at start. */
    created_by: () => p.manyToOne(User).fieldName('created_by').mapToPk().nullable().deleteRule('cascade'),
    created_at: p.datetime(),
    expires_at: p.datetime(),
    used_at: p.datetime().nullable(),
  },
})

export class Invitation extends InvitationSchema.class {}
InvitationSchema.setClass(Invitation)
