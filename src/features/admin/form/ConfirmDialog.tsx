import { Modal } from './Modal.tsx'
import { useTexts } from '../language/use-texts.ts'
import { formMessages } from './form.messages.ts'

type ConfirmDialogProps = {
  readonly question: string
  readonly isOpen: boolean
  readonly onAnswer: (yes: boolean) => void
}

/** Asks before something is deleted. Escape and a press outside mean no; so does Enter, until somebody moves to yes. */
export function ConfirmDialog({ question, isOpen, onAnswer }: ConfirmDialogProps) {
  const t = useTexts(formMessages)
  return (
    <Modal title={question} isOpen={isOpen} onClose={() => onAnswer(false)} role="alertdialog">
      <div className="confirm-answers">
        <button className="button button-quiet" type="button" autoFocus onClick={() => onAnswer(false)}>
          {t.no}
        </button>
        <button className="button button-danger" type="button" onClick={() => onAnswer(true)}>
          {t.yes}
        </button>
      </div>
    </Modal>
  )
}
