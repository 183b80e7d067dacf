import type { Locale } from '#common/locales.ts'
import { SUBJECTS } from '#common/message-rules.ts'
import { type FormPlace, MessageForm } from '../form/MessageForm.tsx'
import { MessageText } from '../form/SharedFields.tsx'

type ContactFormProps = { readonly locale: Locale; readonly place: FormPlace }

/** The form of the contact page: the sender and a message. */
export function ContactForm({ locale, place }: ContactFormProps) {
  return (
    <MessageForm locale={locale} kind="contact" subject={SUBJECTS.contact} place={place}>
      <MessageText />
    </MessageForm>
  )
}
