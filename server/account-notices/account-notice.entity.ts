import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '#common/locales.ts'
import { LENGTHS } from '#common/message-rules.ts'
import { USER_AGENT_LENGTH } from '../sessions/session.entity.ts'
import { User } from '../users/user.entity.ts'

/** The events that are mailed to an account's owner; `administrator-added` goes to all other administrators. */
export const NOTICE_KINDS = [
  'new-device',
  'password-changed',
  'password-reset',
  'administrator-added',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'second-factor-off',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

const AccountNoticeSchema = defineEntity({
  name: 'AccountNotice',
  tableName: 'account_notices',
  properties: {
    id: p.integer().primary(),
    /** The recipient. */
    user: () => p.manyToOne(User).fieldName('user_id').deleteRule('cascade').index(),
    kind: p.enum(NOTICE_KINDS),
    at: p.datetime(),
    /** The browser's User-Agent; empty when it would mean nothing to the recipient. */
    user_agent: p.string().length(USER_AGENT_LENGTH),
    /** The administrator who was added. */
    about_email: p.string().length(LENGTHS.email.max).nullable(),
    /** The language of the page. Null: the mail has the account's language, or every language when the account has none. */
    locale: p.enum(LOCALES).nullable(),
  },
})

/** An event of an account that the product mails to its owner, so that a stranger's doing does not stay hidden. */
export class AccountNotice extends AccountNoticeSchema.class {}
AccountNoticeSchema.setClass(AccountNotice)
