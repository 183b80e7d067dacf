import { EMAIL_MAX_LENGTH, TITLE_MAX_LENGTH } from './field-limits.ts'

/**
 * Rules shared by the site's forms, the API and the inbox. They need no zod: a form loads the schemas only when a visitor
 * begins to fill it in.
 */

export const MESSAGE_KINDS = ['enquiry', 'contact', 'offer', 'scent-offer', 'booking', 'order'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * Subjects of the payloads (specification §7), by which the server tells their kinds apart. The title of the service follows the
 * subject of an offer. A scent offer has the same subject, and its other fields tell it apart (checked-form.ts).
 */
export const SUBJECTS = {
  enquiry: 'Päring',
  contact: 'Kontaktivormi kiri',
  offer: '|TEENUS| ',
  booking: 'Kohtumise broneering',
  order: 'E-poe tellimus',
} as const satisfies Partial<Record<MessageKind, string>>

/** The pages of the forms that dialogs show, for browsers without JavaScript; without the language's prefix. */
export const FORM_PATHS = {
  enquiry: '/kontakt/paring',
  offer: '/kontakt/pakkumine',
  'scent-offer': '/kontakt/lohnapakkumine',
  booking: '/kontakt/broneering',
} as const satisfies Partial<Record<MessageKind, `/${string}`>>
export type PagedForm = keyof typeof FORM_PATHS

/** Pages that tell a visitor without JavaScript the outcome; without the language's prefix. */
export const RESULT_PATHS = { sent: '/kontakt/saadetud', failed: '/kontakt/saatmata' } as const

/** A field hidden from visitors. A program that fills it gets a success, and nothing is sent. */
export const HONEYPOT_FIELD = 'homepage'

/** Milliseconds since the form was shown, as the browser says; a form without JavaScript leaves it out. */
export const FORM_AGE_FIELD = 'form_age_ms'
/** Younger forms are refused. Only programs are that fast: the site's script waits until a visitor's form is old enough. */
export const MIN_FORM_AGE_MS = 1_000

/** What a message is called, such as `K7QX-3M9D` (server/forms/message-number.ts). */
export const MESSAGE_NUMBER = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/

/** The fewest digits of a phone number, whatever is between them. */
export const MIN_PHONE_DIGITS = 7

/**
 * Length limits of typed text, in characters. Fields have them as `minlength` and `maxlength`, for which a browser counts an
 * emoji as two.
 */
export const LENGTHS = {
  name: { min: 2, max: 100 },
  email: { min: 1, max: EMAIL_MAX_LENGTH },
  phone: { min: MIN_PHONE_DIGITS, max: 30 },
  message: { min: 1, max: 5_000 },
  company: { min: 0, max: 200 },
  parcelMachine: { min: 2, max: 100 },
  /** The column's: room for `|TEENUS| ` and the longest title of a service. */
  subject: { min: 1, max: 220 },
  productHeader: { min: 1, max: TITLE_MAX_LENGTH },
} as const

/** The largest quantity of one line of a cart. */
export const MAX_QUANTITY = 999
/** The most products of an order. */
export const MAX_CART_LINES = 200

/** The most participants of an event that a visitor asks an offer for. */
export const MAX_PARTICIPANTS = 10_000

/** The first and the last time of day at which a meeting may begin, in Estonian time. */
export const FIRST_MEETING_TIME = '08:00'
export const LAST_MEETING_TIME = '20:00'
