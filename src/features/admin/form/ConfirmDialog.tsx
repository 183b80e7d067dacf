import { Description } from '@headlessui/react'
import { Modal } from './Modal.tsx'
import { useTexts } from '../language/use-texts.ts'
import { formMessages } from './form.messages.ts'

type ConfirmDialogProps = {
  readonly question: string
  /** The name of what it is about, where the page shows more than one thing. */
  readonly subject?: string
  readonly isOpen: boolean
  readonly onAnswer: (yes: boolean) => void
}

/** Asks before something is deleted. Escape and a press outside mean no; so does Enter, until somebody moves to yes. */
export function ConfirmDialog({ question, subject, isOpen, onAnswer }: ConfirmDialogProps) {
  const t = useTexts(formMessages)
  return (
    <Modal title={question} isOpen={isOpen} onClose={() => onAnswer(false)} role="alertdialog">
      {subject === undefined ? null : <Description className="confirm-subject">{subject}</Description>}
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
