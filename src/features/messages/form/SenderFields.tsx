import { LENGTHS } from '../../../../server/messages/message-rules.schemas.ts'
import { messageFormMessages } from '../texts/form.messages.ts'
import { useFormContext } from './form-context.ts'
import { MessageField } from './MessageField.tsx'

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
