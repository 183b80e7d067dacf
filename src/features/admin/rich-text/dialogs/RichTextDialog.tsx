import { Modal } from '../../form/Dialogs.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { mediaDialogMessages } from './media-dialog.messages.ts'
import { ANSWERS, BUTTON, BUTTON_QUIET } from '../../ui/looks.ts'

type RichTextDialogProps = {
  readonly title: string
  /** Something is changed, not inserted. */
  readonly isChange: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** Buttons beside those of every dialog. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A small form over the text. Escape and a press outside leave the text as it is. */
export function RichTextDialog({ title, isChange, onSubmit, onClose, extra, children }: RichTextDialogProps) {
  const t = useTexts(mediaDialogMessages)
  return (
    <Modal title={title} onClose={onClose}>
      <form
        className="rich-text-dialog"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          // In React's tree this form stands in that of the editor, which would save.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
        <div className={ANSWERS}>
          {extra}
          <button className={BUTTON_QUIET} type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button className={BUTTON} type="submit">
            {isChange ? t.apply : t.insert}
          </button>
        </div>
      </form>
    </Modal>
  )
}
