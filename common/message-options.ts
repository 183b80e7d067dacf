/**
 * What the forms let people choose from, in the order in which they list it (specification §9; the networks of parcel machines
 * are the product's own). The keys are stored with each message and never change. The texts that people read are in
 * message-option-texts.i18n.ts.
 */

/** Services that an enquiry can be about. */
export const ENQUIRY_SERVICES = [
  'scent-marketing',
  'design',
  'branding',
  'teambuilding',
  'signature-scents',
  'business-gifts',
  'catering',
  'scent-detective',
  'scent-portrait-creation',
  'scent-art',
  'nose-training',
  'sensory-integration',
  'a-small-miracle',
  'scent-lottery',
  'practical-seminar',
  'hobby-groups',
  'group-scent-training',
  'personal-scent-training',
  'scent-consultation',
  'perfume-creation',
  'gift-cards',
  'products',
  '100-natural-oils',
  'home-fragrances',
  'car-fragrances',
  'other',
] as const

/** Where a booking or a scent solution takes place. */
export const CITIES = ['tartu', 'tallinn', 'parnu', 'rakvere', 'valga', 'other'] as const

/** Where an event may take place: the offer form alone has the studio. */
export const MEETING_PLACES = ['studio', ...CITIES] as const

/** Languages in which an event can be held. */
export const CONDUCT_LANGUAGES = ['estonian', 'english', 'russian', 'ukrainian'] as const

/** What a booked meeting can be about. */
export const BOOKING_TOPICS = ['product-presentation', 'service-introduction', 'consultation'] as const

/** Ways in which an order is delivered. */
export const DELIVERIES = ['parcel-machine', 'pickup', 'other'] as const

/** Networks of parcel machines in Estonia. */
export const PARCEL_NETWORKS = ['omniva', 'smartposti', 'dpd'] as const

/** Ways in which an order is paid. */
export const PAYMENTS = ['cash', 'invoice', 'transfer'] as const

export type EnquiryService = (typeof ENQUIRY_SERVICES)[number]
export type MeetingPlace = (typeof MEETING_PLACES)[number]
export type ConductLanguage = (typeof CONDUCT_LANGUAGES)[number]
export type BookingTopic = (typeof BOOKING_TOPICS)[number]
export type DeliveryMethod = (typeof DELIVERIES)[number]
export type ParcelNetwork = (typeof PARCEL_NETWORKS)[number]
export type Payment = (typeof PAYMENTS)[number]
