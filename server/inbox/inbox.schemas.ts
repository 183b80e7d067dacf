import { z } from 'zod'
import { LOCALES } from '#common/locales.ts'
import { ATTEMPT_OUTCOMES, DELIVERY_REASONS, MESSAGE_MAIL_ROLES, SHOWN_MAIL_STATES } from '#common/mail-states.ts'
import { MESSAGE_KINDS } from '#common/message-rules.ts'

/** `new`: no administrator has opened the message. `read`: one has. `handled`: one answered it or dealt with it otherwise. */
export const MESSAGE_STATES = ['new', 'read', 'handled'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/**
 * The worst state among a message's mails. `queued`: to be sent now. `kept`: written to a file, for want of a mail server.
 * `failing`: at least one attempt failed, and the worker tries again.
 */
export const MAILS_STATES = ['queued', 'sent', 'kept', 'failing', 'failed'] as const
export type MailsState = (typeof MAILS_STATES)[number]

/** A message in the list. */
export const MessageSummary = z
  .object({
    id: z.int(),
    /** The number the visitor got, such as `K7QX-3M9D`; it does not reveal how many there are. */
    number: z.string(),
    kind: z.enum(MESSAGE_KINDS),
    state: z.enum(MESSAGE_STATES),
    /**
     * State of its mails to the company and the visitor; null where there are none, as of an order whose person was erased. The
     * message itself is stored in any case.
     */
    mails: z.enum(MAILS_STATES).nullable(),
    subject: z.string(),
    name: z.string(),
    email: z.string(),
    /** Total of an order in euros; null for other kinds. */
    total: z.number().nullable(),
    created_at: z.iso.datetime(),
    handled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MessageSummary' })
export type MessageSummary = z.output<typeof MessageSummary>

/** A part of the list. */
export const MessagePage = z
  .object({
    messages: z.array(MessageSummary),
    /** Pass as `cursor` for the next, older ones; null at the end. */
    next_cursor: z.string().nullable(),
    /** How many messages the filters match. */
    total: z.int(),
  })
  .meta({ id: 'MessagePage' })
export type MessagePage = z.output<typeof MessagePage>

/** One attempt to send a mail. */
export const DeliveryAttempt = z.object({
  at: z.iso.datetime(),
  outcome: z.enum(ATTEMPT_OUTCOMES),
  /** Why it was not sent, where that has a name; null when it was. */
  reason: z.enum(DELIVERY_REASONS).nullable(),
  /** What the mail server said, or why the attempt never reached it. */
  detail: z.string(),
})
export type DeliveryAttempt = z.output<typeof DeliveryAttempt>

/** One mail of a message, with its attempts. */
export const MessageDelivery = z.object({
  role: z.enum(MESSAGE_MAIL_ROLES),
  /** Empty: a mail to the company from before its mailboxes were kept with it. */
  recipient: z.string(),
  state: z.enum(SHOWN_MAIL_STATES),
  sent_at: z.iso.datetime().nullable(),
  /** When the worker tries again; null when it does not. */
  next_attempt_at: z.iso.datetime().nullable(),
  attempts: z.array(DeliveryAttempt),
})
export type MessageDelivery = z.output<typeof MessageDelivery>

/** A message with all that is known of it. */
export const MessageView = MessageSummary.extend({
  locale: z.enum(LOCALES),
  phone: z.string(),
  /** The visitor's text; may be empty where it is optional. */
  message: z.string(),
  /** The other fields of the form by their names in the payload; choices as their keys. An order's prices are the catalogue's. */
  fields: z.record(z.string(), z.unknown()),
  handled_by: z.string().nullable(),
  deliveries: z.array(MessageDelivery),
}).meta({ id: 'Message' })
export type MessageView = z.output<typeof MessageView>

/** What needs an administrator's attention. */
export const Attention = z
  .object({
    /** Messages that no administrator has opened. */
    unread: z.int(),
    /** Mails whose attempts failed so far, and that the worker tries again. */
    failing: z.int(),
    /** Given-up mails of messages still to be handled. */
    failed: z.int(),
    /** The commonest reason of the failing ones; null when there are none, or it has no name. */
    reason: z.enum(DELIVERY_REASONS).nullable(),
    /** Present alarms: see `GET /api/alarms`. */
    alarms: z.int(),
    /** False: mails become files on the server, and reach no one. */
    has_mail_server: z.boolean(),
  })
  .meta({ id: 'Attention' })
export type Attention = z.output<typeof Attention>

/** How long messages are kept where no administrator has set it. */
export const DEFAULT_RETENTION_MONTHS = 24
export const MAX_RETENTION_MONTHS = 120

/** For how many months messages are kept; a daily job deletes older ones. */
export const Retention = z.strictObject({ months: z.int().min(1).max(MAX_RETENTION_MONTHS) }).meta({ id: 'Retention' })
export type Retention = z.output<typeof Retention>
