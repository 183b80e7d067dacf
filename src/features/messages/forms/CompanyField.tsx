import { LENGTHS } from '../../../../server/messages/message-rules.schemas.ts'
import { useFormContext } from '../form/form-context.ts'
import { MessageField } from '../form/MessageField.tsx'
import { messageFormMessages } from '../texts/form.messages.ts'

type CompanyFieldProps = { readonly isHalf?: boolean }

/** The company that the visitor writes for, if there is one. */
export function CompanyField({ isHalf = false }: CompanyFieldProps) {
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
