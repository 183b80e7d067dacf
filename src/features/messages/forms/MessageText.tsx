import { LENGTHS } from '../../../../server/messages/message-rules.schemas.ts'
import { useFormContext } from '../form/form-context.ts'
import { MessageField } from '../form/MessageField.tsx'
import { messageFormMessages } from '../texts/form.messages.ts'

type MessageTextProps = { readonly isOptional?: boolean }

/** The visitor's own words: asked for, or welcome where the other fields say enough. */
export function MessageText({ isOptional = false }: MessageTextProps) {
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
