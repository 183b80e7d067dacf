import { LENGTHS, SUBJECTS } from '#common/message-rules.ts'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { type Choices, MessageField } from './MessageField.tsx'
import { useFormContext } from './form-context.ts'

/** The sender's name, e-mail address and phone number, which all six forms ask for first. */
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

/** The visitor's company, if there is one. */
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

/** The visitor's own words. They are optional where the other fields say enough. */
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

/** The services to choose from: the Estonian title, which the form sends, then the title in the visitor's language. */
export type OfferedServices = Choices

/** The select for the service of an offer. A dialog does not show it, because it knows the service. */
export function OfferSubject({ services }: { readonly services: OfferedServices }) {
  const t = messageFormMessages(useFormContext().locale)
  const options = services.map(([title, ...text]) => [SUBJECTS.offer + title, ...text] as const)
  return <MessageField name="subject" label={t.service} error={t.serviceError} options={options} />
}
