import { defineEntity, p } from '@mikro-orm/core'
import { DELIVERY_REASONS, MAIL_STATES, MESSAGE_MAIL_ROLES } from '#common/mail-states.ts'
import { AccountNotice } from '../account-notices/account-notice.entity.ts'
import { AlarmNotice } from '../alarms/alarm.entity.ts'
import { Invitation } from '../invitations/invitation.entity.ts'
import { OTHER_MAIL_ROLES } from '../mail/outbox.ts'
import { Message } from '../messages/message.entity.ts'
import { PasswordReset } from '../passwords/password-reset.entity.ts'

const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  uniques: [
    { properties: ['message', 'role'], name: 'mails_message_id_role_unique' },
    { properties: ['invitation'], name: 'mails_invitation_id_unique' },
    { properties: ['password_reset'], name: 'mails_password_reset_id_unique' },
    { properties: ['account_notice'], name: 'mails_account_notice_id_unique' },
    { properties: ['alarm_notice'], name: 'mails_alarm_notice_id_unique' },
  ],
  checks: [
    {
      name: 'mails_subject_check',
      expression: 'num_nonnulls(message_id, invitation_id, password_reset_id, account_notice_id, alarm_notice_id) = 1',
    },
  ],
  indexes: [{ properties: ['state', 'next_attempt_at'], name: 'mails_state_next_attempt_at_index' }],
  properties: {
    id: p.integer().primary(),
    // The source of the mail's content: exactly one of the five.
    message: () => p.manyToOne(Message).fieldName('message_id').nullable().deleteRule('cascade').index(false),
    invitation: () => p.manyToOne(Invitation).fieldName('invitation_id').nullable().deleteRule('cascade').index(false),
    password_reset: () => p.manyToOne(PasswordReset).fieldName('password_reset_id').nullable().deleteRule('cascade').index(false),
    account_notice: () => p.manyToOne(AccountNotice).fieldName('account_notice_id').nullable().deleteRule('cascade').index(false),
    alarm_notice: () => p.manyToOne(AlarmNotice).fieldName('alarm_notice_id').nullable().deleteRule('cascade').index(false),
    role: p.enum([...MESSAGE_MAIL_ROLES, ...OTHER_MAIL_ROLES]),
    state: p.enum(MAIL_STATES),
    /** Since when the worker tries it; a manual retry begins again. */
    queued_at: p.datetime(),
    attempts_made: p.integer(),
    /** Null when the worker tries it no more. */
    next_attempt_at: p.datetime().nullable(),
    /** Until when a process claims it; in the past where that process died. */
    claimed_until: p.datetime().nullable(),
    /** By which a process knows its own claim again. */
    claim_token: p.uuid().nullable(),
    sent_at: p.datetime().nullable(),
    /** Whether a sent mail became a file, for want of a mail server, and so reached no one. */
    kept_as_file: p.boolean().default(false),
    /**
     * The company's mailboxes, once the mail server has taken the mail for one of them. Null for other mails, and for those from
     * before this column.
     */
    sent_to: p.text().nullable(),
    /**
     * Addresses that the mail server refused or put off while it took the mail for others; null: no recipient has it, or all
     * have.
     */
    remaining_recipients: p.json<readonly string[]>().nullable(),
    /** Why the last attempt failed, where that has a name. */
    trouble: p.enum(DELIVERY_REASONS).nullable(),
  },
})

/** One mail. The row is the queue: it says what is still to be sent, whatever happens to a job or a process. */
export class Mail extends MailSchema.class {}
MailSchema.setClass(Mail)
