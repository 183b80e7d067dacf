import { InputField } from '../../form/InputField.tsx'
import { useTexts } from '../../language/use-texts.ts'
import { richTextDialogMessages } from './rich-text-dialogs.i18n.ts'

type AddressFieldProps = {
  readonly hint: string
  /** The error in words; empty without one. */
  readonly error: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The address of a link, a picture or a video; the first field of its dialog. */
export function AddressField({ onChange, ...rest }: AddressFieldProps) {
  const t = useTexts(richTextDialogMessages)
  return (
    <InputField
      {...rest}
      label={t.address}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      autoFocus
      isErrorRead
      onChange={event => onChange(event.target.value)}
    />
  )
}
