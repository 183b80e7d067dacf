import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { CITIES } from '#common/message-options.ts'
import { MessageField } from '../form/MessageField.tsx'
import { MessageForm } from '../form/MessageForm.tsx'
import { CompanyField, MessageText, OfferSubject } from '../form/SharedFields.tsx'
import { messageFormMessages } from '../texts/form.i18n.ts'
import type { OfferFormProps } from './OfferForm.tsx'
import { choices } from './choices.ts'

/** For scent solutions: without an event to plan, the city is enough. */
export function ScentOfferForm({ locale, place, subject, services }: OfferFormProps) {
  const t = messageFormMessages(locale)
  const cities = choices(CITIES, optionTexts(locale).places)
  return (
    <MessageForm
      locale={locale}
      kind="scent-offer"
      subject={subject}
      place={place}
      first={services && <OfferSubject services={services} />}
    >
      <CompanyField isHalf />
      <MessageField name="city" label={t.city} error={t.cityError} options={cities} isHalf />
      <MessageText isOptional />
    </MessageForm>
  )
}
