import type { Locale } from '#common/locales.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { ENQUIRY_SERVICES } from '#common/message-options.ts'
import { SUBJECTS } from '#common/message-rules.ts'
import { MessageField } from '../form/MessageField.tsx'
import { type FormPlace, MessageForm } from '../form/MessageForm.tsx'
import { MessageText } from '../form/SharedFields.tsx'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { choices } from './choices.ts'

type EnquiryFormProps = { readonly locale: Locale; readonly place: FormPlace }

export function EnquiryForm({ locale, place }: EnquiryFormProps) {
  const t = messageFormMessages(locale)
  const services = choices(ENQUIRY_SERVICES, optionTexts(locale).services)
  return (
    <MessageForm locale={locale} kind="enquiry" subject={SUBJECTS.enquiry} place={place}>
      <MessageField name="select" label={t.service} error={t.serviceError} options={services} />
      <MessageText />
    </MessageForm>
  )
}
