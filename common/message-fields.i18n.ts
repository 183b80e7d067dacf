import { FORM_LABELS } from './form-labels.i18n.ts'
import type { Locale } from './locales.ts'
import { optionTexts } from './message-option-texts.i18n.ts'
import type { MessageKind } from './message-rules.ts'

/** Labels of what a message has besides its form's own fields. */
export const MESSAGE_LABELS = {
  et: {
    number: 'Number',
    kind: 'Liik',
    name: FORM_LABELS.et.name,
    email: FORM_LABELS.et.email,
    phone: FORM_LABELS.et.phone,
    language: 'Saatja keel',
    service: FORM_LABELS.et.service,
  },
  en: {
    number: 'Number',
    kind: 'Type',
    name: FORM_LABELS.en.name,
    email: FORM_LABELS.en.email,
    phone: FORM_LABELS.en.phone,
    language: 'Sender’s language',
    service: FORM_LABELS.en.service,
  },
  ru: {
    number: 'Номер',
    kind: 'Вид',
    name: FORM_LABELS.ru.name,
    email: FORM_LABELS.ru.email,
    phone: FORM_LABELS.ru.phone,
    language: 'Язык отправителя',
    service: FORM_LABELS.ru.service,
  },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** Labels of the forms' own fields in mails and export, where some are shorter than in the form. */
const FIELD_LABELS: Readonly<Record<Locale, FieldLabels>> = {
  et: { ...FORM_LABELS.et, parcelMachine: 'Pakiautomaat' },
  en: { ...FORM_LABELS.en, participants: 'Participants', parcelMachine: 'Parcel machine' },
  ru: { ...FORM_LABELS.ru, parcelMachine: 'Посылочный автомат' },
}

type FieldLabel = keyof typeof FORM_LABELS.et
type FieldLabels = Readonly<Record<FieldLabel, string>>
type FormField = {
  /** As the payload names it. */
  readonly name: string
  readonly label: FieldLabel
  /** The list that its stored key is from; a field without one holds what the visitor typed. */
  readonly choices?: keyof ReturnType<typeof optionTexts>
}

/** The fields that say when, where and for whom an event is. */
const EVENT_FIELDS: readonly FormField[] = [
  { name: 'select_lang', label: 'language', choices: 'languages' },
  { name: 'participants', label: 'participants' },
  { name: 'select_city', label: 'place', choices: 'places' },
  { name: 'date', label: 'date' },
  { name: 'time', label: 'time' },
]
const COMPANY_FIELD: FormField = { name: 'ettevote', label: 'company' }

/** The own fields of each kind of form, in reading order. */
const FIELDS: Readonly<Record<MessageKind, readonly FormField[]>> = {
  enquiry: [{ name: 'select', label: 'service', choices: 'services' }],
  contact: [],
  offer: [COMPANY_FIELD, ...EVENT_FIELDS],
  'scent-offer': [COMPANY_FIELD, { name: 'city', label: 'city', choices: 'places' }, ...EVENT_FIELDS],
  booking: [
    { name: 'select_city', label: 'city', choices: 'places' },
    { name: 'select', label: 'topic', choices: 'topics' },
  ],
  order: [
    { name: 'select_delivery', label: 'delivery', choices: 'deliveries' },
    { name: 'parcel_network', label: 'parcelNetwork', choices: 'networks' },
    { name: 'parcel_machine', label: 'parcelMachine' },
    { name: 'select_payment', label: 'payment', choices: 'payments' },
  ],
}

/** A form's own field: its label, and the words for stored keys. */
type Field = { readonly name: string; readonly label: string; readonly words?: Readonly<Record<string, string>> }

/**
 * The own fields of one kind of form, in a language.
 * @param labels default: those of the mails
 */
export function fieldsOf(kind: MessageKind, locale: Locale, labels: FieldLabels = FIELD_LABELS[locale]): readonly Field[] {
  const texts = optionTexts(locale)
  return FIELDS[kind].map(({ name, label, choices }) => ({
    name,
    label: labels[label],
    ...(choices !== undefined && { words: texts[choices] }),
  }))
}

/** A field's stored value in words; empty when nothing was entered. */
export function inWords({ name, words }: Field, fields: Readonly<Record<string, unknown>>): string {
  const value = fields[name]
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return words?.[text] ?? text
}
