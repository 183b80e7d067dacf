/** The mails of one message: to the company, and the acknowledgement to the visitor. */
export const MESSAGE_MAIL_ROLES = ['company', 'visitor'] as const
export type MessageMailRole = (typeof MESSAGE_MAIL_ROLES)[number]

/**
 * States of one mail. `failed`: the server refused it for good, its time is over (three days, or the end of its link), or it is
 * no longer needed. An administrator can have a message's mail tried again.
 */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const

/** The columns of a mail that its shown state rests on. */
export type MailStateColumns = { readonly state: (typeof MAIL_STATES)[number]; readonly kept_as_file: boolean }

/** States of one mail as the API shows them. `kept`: without a mail server it became a file, and reached no one. */
export const SHOWN_MAIL_STATES = [...MAIL_STATES, 'kept'] as const

/** The state of a mail as the API shows it. */
export function shownMailState({ state, kept_as_file }: MailStateColumns): (typeof SHOWN_MAIL_STATES)[number] {
  return kept_as_file ? 'kept' : state
}

/**
 * What one attempt to send a mail came to. `deferred`: the worker tries again later. `failed`: as in MAIL_STATES.
 */
export const ATTEMPT_OUTCOMES = ['sent', 'deferred', 'failed'] as const

/** Why an attempt did not deliver a mail (server/mail/delivery-reason.ts). mails.i18n.ts says what each reason means. */
// prettier-ignore
export const DELIVERY_REASONS = ['unreachable', 'insecure', 'certificate', 'login', 'unanswered', 'later', 'sender', 'relay', 'address', 'refused'] as const
export type DeliveryReason = (typeof DELIVERY_REASONS)[number]
