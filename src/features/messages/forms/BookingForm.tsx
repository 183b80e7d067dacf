import type { Locale } from '#common/locales.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { BOOKING_TOPICS, CITIES } from '#common/message-options.ts'
import { SUBJECTS } from '#common/message-rules.ts'
import { MessageField } from '../form/MessageField.tsx'
import { type FormPlace, MessageForm } from '../form/MessageForm.tsx'
import { MessageText } from '../form/SharedFields.tsx'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { choices } from './choices.ts'

type BookingFormProps = { readonly locale: Locale; readonly place: FormPlace }

export function BookingForm({ locale, place }: BookingFormProps) {
  const t = messageFormMessages(locale)
  const { places, topics } = optionTexts(locale)
  return (
    <MessageForm locale={locale} kind="booking" subject={SUBJECTS.booking} place={place}>
      <MessageField name="select_city" label={t.city} error={t.cityError} options={choices(CITIES, places)} isHalf />
      <MessageField name="select" label={t.topic} error={t.topicError} options={choices(BOOKING_TOPICS, topics)} isHalf />
      <MessageText />
    </MessageForm>
  )
}
