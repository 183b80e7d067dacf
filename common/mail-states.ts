/** The mails of one message: to the company, and the acknowledgement to the visitor. */
export const MAIL_ROLES = ['company', 'visitor'] as const
export type MailRole = (typeof MAIL_ROLES)[number]

/** States of one mail. `failed`: refused for good, or given up after three days; a retry sends it again. */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const

/** The columns of a mail that tell what became of it. */
export type MailFate = { readonly state: (typeof MAIL_STATES)[number]; readonly kept_as_file: boolean }

/** States of one mail as people are told. `kept`: sent, but into a file, for want of a mail server; it reached no one. */
export const TOLD_MAIL_STATES = [...MAIL_STATES, 'kept'] as const

/** What people are told of a mail's state. */
export function toldState({ state, kept_as_file }: MailFate): (typeof TOLD_MAIL_STATES)[number] {
  return kept_as_file ? 'kept' : state
}

/**
 * What one attempt to send a mail came to. `deferred`: tried again later. `failed`: refused for good, or given up after three
 * days.
 */
export const ATTEMPT_OUTCOMES = ['sent', 'deferred', 'failed'] as const

/** Why a mail server did not take a mail, as far as its reply shows; clients have the texts for people. */
// prettier-ignore
export const DELIVERY_REASONS = ['unreachable', 'insecure', 'certificate', 'login', 'unanswered', 'later', 'sender', 'relay', 'address', 'refused'] as const
export type DeliveryReason = (typeof DELIVERY_REASONS)[number]
