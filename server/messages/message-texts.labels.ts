import type { MessageKind, MessageLocale } from './message-forms.schemas.ts'
import type {
  BookingTopic,
  City,
  ConductLanguage,
  Delivery,
  EnquiryService,
  MeetingPlace,
  Payment,
} from './message-options.schemas.ts'

/** What the mail to the company and the export call things, in Estonian. */

export const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  enquiry: 'Päring',
  contact: 'Kontaktivormi kiri',
  offer: 'Hinnapäring',
  'scent-offer': 'Lõhnastuslahenduse hinnapäring',
  booking: 'Kohtumise broneering',
  order: 'E-poe tellimus',
}

export const LOCALE_LABELS: Readonly<Record<MessageLocale, string>> = { et: 'eesti', en: 'inglise', ru: 'vene' }

const SERVICE_LABELS: Readonly<Record<EnquiryService, string>> = {
  'scent-marketing': 'Lõhnaturundus',
  design: 'Lõhnadisain',
  branding: 'Brändimine lõhnaga',
  teambuilding: 'Meeskonnakoolitus',
  'signature-scents': 'Signatuurlõhnad',
  'business-gifts': 'Ärikingitused',
  catering: 'Lõhnacatering',
  'scent-detective': 'Lõhnadetektiiv',
  'scent-portrait-creation': 'Lõhnaportree loomine',
  'scent-art': 'Lõhnakunst',
  'nose-training': 'Ninatrenn',
  'sensory-integration': 'Sensoorne integratsioon',
  'a-small-miracle': 'Üks väike ime',
  'scent-lottery': 'Lõhnaloterii',
  'practical-seminar': 'Praktiline seminar',
  'hobby-groups': 'Huviringid',
  'group-scent-training': 'Lõhnatreening grupile',
  'personal-scent-training': 'Personaalne lõhnatreening',
  'scent-consultation': 'Lõhnakonsultatsioon',
  'perfume-creation': 'Parfüümi loomine',
  'gift-cards': 'Kinkekaardid',
  products: 'Tooted',
  '100-natural-oils': '100% looduslikud õlid',
  'home-fragrances': 'Kodulõhnad',
  'car-fragrances': 'Autolõhnad',
  other: 'Muu',
}

const PLACE_LABELS: Readonly<Record<MeetingPlace | City, string>> = {
  studio: 'Stuudio',
  tartu: 'Tartu',
  tallinn: 'Tallinn',
  parnu: 'Pärnu',
  rakvere: 'Rakvere',
  valga: 'Valga',
  other: 'Muu',
}

const LANGUAGE_LABELS: Readonly<Record<ConductLanguage, string>> = {
  estonian: 'Eesti keel',
  english: 'Inglise keel',
  russian: 'Vene keel',
  ukrainian: 'Ukraina keel',
}

const TOPIC_LABELS: Readonly<Record<BookingTopic, string>> = {
  'product-presentation': 'Toodete esitlus',
  'service-introduction': 'Teenuste tutvustus',
  consultation: 'Konsultatsioon',
}

export const DELIVERY_LABELS: Readonly<Record<Delivery, string>> = {
  'parcel-machine': 'Pakiautomaat',
  pickup: 'Tulen ise järele',
  other: 'Muu',
}

export const PAYMENT_LABELS: Readonly<Record<Payment, string>> = { cash: 'Sularaha', invoice: 'Arve', transfer: 'Ülekanne' }

/** The form's own fields in the order people read them: what they are called, and the words for a stored key. */
type Field = { readonly name: string; readonly label: string; readonly words?: Readonly<Record<string, string>> }

export const FIELDS: Readonly<Record<MessageKind, readonly Field[]>> = {
  enquiry: [{ name: 'select', label: 'Teenus', words: SERVICE_LABELS }],
  contact: [],
  offer: [
    { name: 'ettevote', label: 'Ettevõte' },
    { name: 'select_lang', label: 'Läbiviimise keel', words: LANGUAGE_LABELS },
    { name: 'participants', label: 'Osalejate arv' },
    { name: 'select_city', label: 'Toimumiskoht', words: PLACE_LABELS },
    { name: 'date', label: 'Kuupäev' },
    { name: 'time', label: 'Kellaaeg' },
  ],
  'scent-offer': [
    { name: 'ettevote', label: 'Ettevõte' },
    { name: 'city', label: 'Linn', words: PLACE_LABELS },
  ],
  booking: [
    { name: 'select_city', label: 'Linn', words: PLACE_LABELS },
    { name: 'select', label: 'Teema', words: TOPIC_LABELS },
  ],
  order: [
    { name: 'select_delivery', label: 'Tarneviis', words: DELIVERY_LABELS },
    { name: 'select_payment', label: 'Makseviis', words: PAYMENT_LABELS },
  ],
}

/** A stored value in words; empty when nothing was given. */
export function inWords({ name, words }: Field, fields: Readonly<Record<string, unknown>>): string {
  const value = fields[name]
  if (value === null || value === undefined) return ''
  return words?.[String(value)] ?? String(value)
}
