import type { PublicationView } from '../../../../../server/publications/publication.schemas.ts'
import { Modal } from '../../form/Dialogs.tsx'
import { useTexts } from '../../language/use-texts.ts'
import { UndoConflicts } from './UndoConflicts.tsx'
import { UndoPreview } from './UndoPreview.tsx'
import { undoMessages } from './undo.messages.ts'
import { undoProblemText } from './undo-problem-text.ts'
import { useUndo } from './use-undo.ts'
import { ANSWERS, BUTTON_DANGER, BUTTON_QUIET, BUTTON_SMALL } from '../../ui/looks.ts'

type UndoDialogProps = {
  readonly publication: PublicationView
  readonly onClose: () => void
  /** Gets the publication that takes the other one back. */
  readonly onUndone: (publication: PublicationView) => void
}

/** Asks before a publication is taken back, and again where somebody changed the same things since. Escape means no. */
export function UndoDialog({ publication, onClose, onUndone }: UndoDialogProps) {
  const t = useTexts(undoMessages)
  const { step, isBusy, undo, logInAgain } = useUndo(publication.id, undone => {
    onClose()
    onUndone(undone)
  })
  const isRedo = publication.undoes !== null
  const titles = { asking: isRedo ? t.redoQuestion : t.undoQuestion, conflict: t.conflictTitle, refused: t.refusedTitle }
  const problem = step.kind === 'refused' ? undoProblemText(t, step.error) : null
  return (
    <Modal title={titles[step.kind]} onClose={onClose} role="alertdialog" className="undo-panel" isBusy={isBusy}>
      <div className="undo-content" aria-live="polite">
        {step.kind === 'asking' ? <UndoPreview publication={publication} /> : null}
        {step.kind === 'conflict' ? <UndoConflicts conflicts={step.conflicts} publication={publication} /> : null}
        {problem === null ? null : <p>{problem.text}</p>}
      </div>
      <div className={ANSWERS}>
        <button key={step.kind} className={BUTTON_QUIET} type="button" autoFocus onClick={onClose}>
          {step.kind === 'refused' ? t.close : t.leave}
        </button>
        {step.kind === 'refused' && problem?.canRetry === false ? null : (
          <button
            className={step.kind === 'conflict' ? BUTTON_DANGER : BUTTON_SMALL}
            type="button"
            aria-disabled={isBusy}
            onClick={() => void undo(step.kind === 'conflict')}
          >
            {isBusy ? t.undoing : { asking: isRedo ? t.redo : t.yes, conflict: t.anyway, refused: t.tryAgain }[step.kind]}
          </button>
        )}
      </div>
      {logInAgain}
    </Modal>
  )
}
