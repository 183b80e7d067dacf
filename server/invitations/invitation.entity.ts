import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '#common/locales.ts'
import { LENGTHS } from '#common/message-rules.ts'
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
    revoked_at: p.datetime().nullable(),
    /** Where the product mails the link; null when the inviting administrator passes it on. */
    email: p.string().length(LENGTHS.email.max).nullable(),
    /** Language of the mail and of the page the link leads to. */
    locale: p.enum(LOCALES),
    /** What the token of a mailed link is derived from; null for a random token. */
    seed: p.string().length(36).nullable(),
  },
})

/** An invitation with whose link one person may become an administrator. */
export class Invitation extends InvitationSchema.class {}
InvitationSchema.setClass(Invitation)
