import type { ReactNode } from 'react'
import { Modal } from '../../form/Dialogs.tsx'
import { InputField } from '../../form/InputField.tsx'
import { useTexts } from '../../language/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { BUTTON } from '../../ui/looks.ts'
import { richTextDialogMessages } from './rich-text-dialogs.i18n.ts'

type RichTextDialogProps = {
  readonly title: string
  /** Whether the dialog changes what is at the cursor; else it inserts. */
  readonly isChange: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** Buttons before the usual ones. */
  readonly extraButtons?: ReactNode
  readonly children: ReactNode
}

/** A small form over the text. Escape and a press outside leave the text as it is. */
export function RichTextDialog({ title, isChange, onSubmit, onClose, extraButtons, children }: RichTextDialogProps) {
  const t = useTexts(richTextDialogMessages)
  return (
    <Modal title={title} onClose={onClose}>
      <form
        className="mt-5 grid gap-5"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          // In React's tree this form is inside the page's editor, whose form would save.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
        <div className="mt-3 flex flex-wrap justify-end gap-3 *:min-w-24">
          {extraButtons}
          <Button onClick={onClose} text={t.cancel} />
          <Button look={BUTTON} type="submit" text={isChange ? t.apply : t.insert} />
        </div>
      </form>
    </Modal>
  )
}

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
