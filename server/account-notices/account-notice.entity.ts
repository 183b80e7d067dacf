import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '../../common/locales.ts'
import { USER_AGENT_LENGTH } from '../sessions/session.entity.ts'
import { User } from '../users/user.entity.ts'

export const NOTICE_KINDS = [
  ...(['new-device', 'password-changed', 'password-reset', 'administrator-added'] as const),
  ...(['passkey-added', 'passkey-removed', 'recovery-codes-made', 'recovery-code-used', 'second-factor-off'] as const),
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

const AccountNoticeSchema = defineEntity({
  name: 'AccountNotice',
  tableName: 'account_notices',
  properties: {
    id: p.integer().primary(),
    /** Who is told. */
    user: () => p.manyToOne(User).fieldName('user_id').deleteRule('cascade').index(),
    kind: p.enum(NOTICE_KINDS),
    at: p.datetime(),
    /** As the browser calls itself in which it was done; empty when that says nothing to the one who is told. */
    user_agent: p.string().length(USER_AGENT_LENGTH),
    /** The administrator who was added. */
    about_email: p.string().length(254).nullable(),
    /** The language it was done in; null: that of the account, and all three when it has none. */
    locale: p.enum(LOCALES).nullable(),
  },
})

/** What happened to an account and is mailed to its owner, so that a stranger's doing does not stay hidden. */
export class AccountNotice extends AccountNoticeSchema.class {}
AccountNoticeSchema.setClass(AccountNotice)
