import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
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
    <Dialog className="confirm" open={isOpen} onClose={() => onAnswer(false)} role="alertdialog">
      <DialogBackdrop className="confirm-backdrop" />
      <div className="confirm-place">
        <DialogPanel className="confirm-panel">
          <DialogTitle className="confirm-question">{question}</DialogTitle>
          <div className="confirm-answers">
            <button className="button button-quiet" type="button" autoFocus onClick={() => onAnswer(false)}>
              {t.no}
            </button>
            <button className="button button-danger" type="button" onClick={() => onAnswer(true)}>
              {t.yes}
            </button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
