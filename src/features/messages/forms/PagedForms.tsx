import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { BOOKING_TOPICS, CITIES, CONDUCT_LANGUAGES, ENQUIRY_SERVICES, MEETING_PLACES } from '#common/message-options.ts'
import { MAX_PARTICIPANTS, type PagedForm, SUBJECTS } from '#common/message-rules.ts'
import { MessageField } from '../form/MessageField.tsx'
import { type FormPlace, MessageForm } from '../form/MessageForm.tsx'
import { CompanyField, MessageText, type OfferedServices, OfferSubject } from '../form/SharedFields.tsx'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { choices, meetingTimes } from './choices.ts'

type PagedFormProps = {
  readonly locale: Locale
  readonly kind: PagedForm
  readonly place: FormPlace
  /** The subject of an offer, in a dialog that knows the service. */
  readonly subject?: string | undefined
  /** The services of an offer, on a page where the visitor chooses one. */
  readonly services?: OfferedServices | undefined
}

/** A form that links open over a page, and that also has a page of its own (FORM_PATHS). */
export function PagedFormOf({ locale, kind, place, subject, services }: PagedFormProps) {
  return (
    <MessageForm
      locale={locale}
      kind={kind}
      subject={FORMS[kind].subject ?? subject}
      place={place}
      first={services && <OfferSubject services={services} />}
    >
      {FORMS[kind].fields(locale)}
    </MessageForm>
  )
}

type Form = {
  /** The subject of its messages, null where the service decides it. */
  readonly subject: string | null
  /** The form's own fields, after the sender's. */
  readonly fields: (locale: Locale) => ReactNode
}

const FORMS: Readonly<Record<PagedForm, Form>> = {
  enquiry: { subject: SUBJECTS.enquiry, fields: enquiryFields },
  offer: { subject: null, fields: offerFields },
  'scent-offer': { subject: null, fields: scentOfferFields },
  booking: { subject: SUBJECTS.booking, fields: bookingFields },
}

function enquiryFields(locale: Locale) {
  const t = messageFormMessages(locale)
  const services = choices(ENQUIRY_SERVICES, optionTexts(locale).services)
  return (
    <>
      <MessageField name="select" label={t.service} error={t.serviceError} options={services} />
      <MessageText />
    </>
  )
}

/** The fields of an offer for events and the like: when, where, for how many, in which language. */
function offerFields(locale: Locale) {
  const t = messageFormMessages(locale)
  const { places, languages } = optionTexts(locale)
  return (
    <>
      <CompanyField />
      <MessageField
        name="select_lang"
        label={t.language}
        error={t.languageError}
        options={choices(CONDUCT_LANGUAGES, languages)}
        isHalf
      />
      <MessageField
        name="participants"
        label={t.participants}
        error={t.participantsError}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PARTICIPANTS}
        isHalf
      />
      <MessageField name="select_city" label={t.place} error={t.placeError} options={choices(MEETING_PLACES, places)} />
      <MessageField name="date" label={t.date} error={t.dateError} errors={{ PAST_DATE: t.datePast }} type="date" isHalf />
      <MessageField name="time" label={t.time} error={t.timeError} options={meetingTimes()} isHalf />
      <MessageText isOptional />
    </>
  )
}

/** The fields of an offer for scent solutions: without an event to plan, the city is enough. */
function scentOfferFields(locale: Locale) {
  const t = messageFormMessages(locale)
  const cities = choices(CITIES, optionTexts(locale).places)
  return (
    <>
      <CompanyField isHalf />
      <MessageField name="city" label={t.city} error={t.cityError} options={cities} isHalf />
      <MessageText isOptional />
    </>
  )
}

function bookingFields(locale: Locale) {
  const t = messageFormMessages(locale)
  const { places, topics } = optionTexts(locale)
  return (
    <>
      <MessageField name="select_city" label={t.city} error={t.cityError} options={choices(CITIES, places)} isHalf />
      <MessageField name="select" label={t.topic} error={t.topicError} options={choices(BOOKING_TOPICS, topics)} isHalf />
      <MessageText />
    </>
  )
}
