import type { Locale } from '#common/locales.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { CONDUCT_LANGUAGES, MEETING_PLACES } from '#common/message-options.ts'
import { MAX_PARTICIPANTS } from '#common/message-rules.ts'
import { MessageField } from '../form/MessageField.tsx'
import { type FormPlace, MessageForm } from '../form/MessageForm.tsx'
import { CompanyField, MessageText, type OfferedServices, OfferSubject } from '../form/SharedFields.tsx'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { choices, meetingTimes } from './choices.ts'

export type OfferFormProps = {
  readonly locale: Locale
  readonly place: FormPlace
  /** Given in a dialog, which knows the service. */
  readonly subject?: string | undefined
  /** Given on a page, where the visitor chooses one. */
  readonly services?: OfferedServices | undefined
}

/** For events and the like: when, where, for how many, in which language. */
export function OfferForm({ locale, place, subject, services }: OfferFormProps) {
  const t = messageFormMessages(locale)
  const { places, languages } = optionTexts(locale)
  return (
    <MessageForm
      locale={locale}
      kind="offer"
      subject={subject}
      place={place}
      first={services && <OfferSubject services={services} />}
    >
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
      <MessageField name="date" label={t.date} error={t.dateError} type="date" isHalf />
      <MessageField name="time" label={t.time} error={t.timeError} options={meetingTimes()} isHalf />
      <MessageText isOptional />
    </MessageForm>
  )
}
