import { LENGTHS, SUBJECTS } from '../../../../common/message-rules.ts'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { useFormContext } from './form-context.ts'
import { type Choices, MessageField } from './MessageField.tsx'

/** Who writes: the fields that all six forms begin with. */
export function SenderFields() {
  const t = messageFormMessages(useFormContext().locale)
  return (
    <>
      <MessageField
        name="name"
        label={t.name}
        error={t.nameError}
        minLength={LENGTHS.name.min}
        maxLength={LENGTHS.name.max}
        autoComplete="name"
        isFirst
      />
      <MessageField
        name="email"
        label={t.email}
        error={t.emailError}
        errors={{ EMAIL_AT: t.emailAt, EMAIL_HOST: t.emailHost, EMAIL_CHARACTERS: t.emailCharacters }}
        type="email"
        maxLength={LENGTHS.email.max}
        autoComplete="email"
        isHalf
      />
      <MessageField
        name="phone"
        label={t.phone}
        error={t.phoneError}
        errors={{ PHONE_CHARACTERS: t.phoneCharacters }}
        type="tel"
        minLength={LENGTHS.phone.min}
        maxLength={LENGTHS.phone.max}
        autoComplete="tel"
        isHalf
      />
    </>
  )
}

/** The company that the visitor writes for, if there is one. */
export function CompanyField({ isHalf = false }: { readonly isHalf?: boolean }) {
  const { company } = messageFormMessages(useFormContext().locale)
  return (
    <MessageField
      name="ettevote"
      label={company}
      maxLength={LENGTHS.company.max}
      autoComplete="organization"
      isOptional
      isHalf={isHalf}
    />
  )
}

/** The visitor's own words: asked for, or welcome where the other fields say enough. */
export function MessageText({ isOptional = false }: { readonly isOptional?: boolean }) {
  const t = messageFormMessages(useFormContext().locale)
  const label = isOptional ? t.comment : t.message
  return (
    <MessageField
      name="message"
      label={label}
      error={t.messageError}
      maxLength={LENGTHS.message.max}
      isLong
      isOptional={isOptional}
    />
  )
}

/** What an offer can be asked for: the Estonian title, which is sent, and the one that visitors read. */
export type OfferedServices = Choices

/** Which service the offer is about. A dialog knows. */
export function OfferSubject({ services }: { readonly services: OfferedServices }) {
  const t = messageFormMessages(useFormContext().locale)
  const options = services.map(([title, text]) => [SUBJECTS.offer + title, text] as const)
  return <MessageField name="subject" label={t.service} error={t.serviceError} options={options} />
}
