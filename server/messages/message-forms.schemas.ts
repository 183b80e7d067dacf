/**
 * The payloads of `POST /send-email` (specification §7), one schema a form: the browser checks with it before sending,
 * the server on receipt. Both ignore unknown fields.
 */
import { z } from 'zod'
import { MAX_ID } from '#common/field-limits.ts'
import { DEFAULT_LOCALE, LOCALES } from '#common/locales.ts'
import {
  BOOKING_TOPICS,
  CITIES,
  CONDUCT_LANGUAGES,
  DELIVERIES,
  ENQUIRY_SERVICES,
  MEETING_PLACES,
  PARCEL_NETWORKS,
  PAYMENTS,
} from '#common/message-options.ts'
import { MAX_CART_LINES, type MessageKind, SUBJECTS } from '#common/message-rules.ts'
import {
  Amount,
  CalendarDate,
  Company,
  Email,
  MeetingTime,
  Message,
  Name,
  option,
  OptionalMessage,
  ParcelMachine,
  Participants,
  Phone,
  ProductHeader,
  Quantity,
  Subject,
} from './message-fields.schemas.ts'

/** What every form asks of the visitor. */
const sender = {
  name: Name,
  email: Email,
  phone: Phone,
  /** Language of the answer to the visitor. */
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
}

const offerSubject = Subject.refine(text => text.startsWith(SUBJECTS.offer) && text.length > SUBJECTS.offer.length, {
  params: { code: 'INVALID' },
  message: `Expected "${SUBJECTS.offer}" and the title of a service.`,
})

const EnquiryForm = z.object({
  ...sender,
  subject: z.literal(SUBJECTS.enquiry),
  select: option(ENQUIRY_SERVICES),
  message: Message,
})

const ContactForm = z.object({ ...sender, subject: z.literal(SUBJECTS.contact), message: Message })

const OfferForm = z.object({
  ...sender,
  subject: offerSubject,
  ettevote: Company,
  select_lang: option(CONDUCT_LANGUAGES),
  participants: Participants,
  select_city: option(MEETING_PLACES),
  date: CalendarDate,
  time: MeetingTime,
  message: OptionalMessage,
})

/** What an offer for an event asks; one for a scent solution may say it, too. */
const occasion = OfferForm.pick({ select_lang: true, participants: true, select_city: true, date: true, time: true }).partial()

/** An offer for a scent solution: the place is enough (specification §7: "as offer with city"). */
const ScentOfferForm = z.object({
  ...sender,
  ...occasion.shape,
  subject: offerSubject,
  ettevote: Company,
  city: option(CITIES),
  message: OptionalMessage,
})

const BookingForm = z.object({
  ...sender,
  subject: z.literal(SUBJECTS.booking),
  select_city: option(CITIES),
  select: option(BOOKING_TOPICS),
  message: Message,
})

/** A line of the cart as the browser sends it. */
export const CartLine = z.object({
  /** The product's id; a line without one is found by its title. */
  id: z.int().min(1).max(MAX_ID).nullish(),
  header: ProductHeader,
  /** The price in the cart, in euros; the catalogue decides. */
  price: Amount,
  new_price: Amount.nullish().transform(euros => euros ?? null),
  quantity: Quantity,
})
export type CartLine = z.output<typeof CartLine>

export const OrderForm = z
  .object({
    ...sender,
    subject: z.literal(SUBJECTS.order),
    select_delivery: option(DELIVERIES),
    select_payment: option(PAYMENTS),
    /** The site's form sends these two with a parcel machine, empty when not filled in. */
    parcel_network: option(PARCEL_NETWORKS).nullish(),
    parcel_machine: ParcelMachine.nullish(),
    /** Sum of (new_price or price) × quantity, in euros. */
    total: Amount,
    cart: z.array(CartLine).min(1).max(MAX_CART_LINES),
    message: OptionalMessage,
  })
  // Required only when the payload has parcel fields: the specification's payload (§7) has none and is valid without.
  .refine(
    order => !('parcel_machine' in order && order.select_delivery === 'parcel-machine' && order.select_payment === 'cash'),
    {
      path: ['select_payment'],
      params: { code: 'CASH_BY_PARCEL' },
      message: 'A parcel machine takes no cash.',
      // Runs even while other fields are wrong.
      when: () => true,
    },
  )

/** The schema of each kind of message. */
export const FORMS = {
  enquiry: EnquiryForm,
  contact: ContactForm,
  offer: OfferForm,
  'scent-offer': ScentOfferForm,
  booking: BookingForm,
  order: OrderForm,
} as const satisfies Record<MessageKind, z.ZodType>

export type OrderForm = z.output<typeof OrderForm>

/** A checked message, with its kind. */
export type CheckedForm = { [Kind in MessageKind]: { kind: Kind; form: z.output<(typeof FORMS)[Kind]> } }[MessageKind]
