import { SUBJECTS } from '../../../../server/messages/message-rules.schemas.ts'
import { useFormContext } from '../form/form-context.ts'
import { type Choices, MessageField } from '../form/MessageField.tsx'
import { messageFormMessages } from '../texts/form.messages.ts'

/** What an offer can be asked for: the Estonian title, which is sent, and the one that visitors read. */
export type OfferedServices = Choices

type OfferSubjectProps = { readonly services: OfferedServices }

/** Which service the offer is about. A dialog knows. */
export function OfferSubject({ services }: OfferSubjectProps) {
  const t = messageFormMessages(useFormContext().locale)
  const options = services.map(([title, text]) => [SUBJECTS.offer + title, text] as const)
  return <MessageField name="subject" label={t.service} error={t.serviceError} options={options} />
}
