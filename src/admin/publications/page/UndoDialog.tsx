import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import type { PublicationView, PublishedChange, UndoConflict } from '#server/publication-queue/publication.schemas.ts'
import { ApiProblem, isAnswerLost, isProblem } from '../../api/api-client.ts'
import { kindNames } from '../../fields/kind-names.i18n.ts'
import { Modal } from '../../form/Dialogs.tsx'
import { focusAnswer } from '../../form/focus-answer.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { useLogInAgain } from '../../login/use-log-in-again.tsx'
import { Button } from '../../ui/Button.tsx'
import { ANSWERS, BUTTON_DANGER, BUTTON_SMALL } from '../../ui/looks.ts'
import { readPublication } from '../publication.api.ts'
import { conflictsOf, undoPublication } from '../undo.api.ts'
import { ItemName } from './Changes.tsx'
import { UndoConflicts } from './UndoConflicts.tsx'
import { fieldName, inOrder } from './content-names.ts'
import { publicationsMessages } from './publications.i18n.ts'
import { type UndoTexts, undoMessages } from './undo.i18n.ts'
import { undoesEdit } from './undoes-edit.ts'

type UndoDialogProps = {
  readonly publication: PublicationView
  readonly onClose: () => void
  /** Called with the publication that undoes the other one. */
  readonly onUndone: (publication: PublicationView) => void
}

/** Asks before an undo, and again when another administrator has changed the same things since. Escape means no. */
export function UndoDialog({ publication, onClose, onUndone }: UndoDialogProps) {
  const t = useTexts(undoMessages)
  const { step, isBusy, undo, logInAgain } = useUndo(publication.id, undone => {
    onClose()
    onUndone(undone)
  })
  const isRedo = undoesEdit(publication)
  const titles = { asking: isRedo ? t.redoQuestion : t.undoQuestion, conflict: t.conflictTitle, refused: t.refusedTitle(isRedo) }
  const problem = step.kind === 'refused' ? undoProblemText(t, step.error) : null
  return (
    <Modal title={titles[step.kind]} onClose={onClose} role="alertdialog" className="max-w-144" isBusy={isBusy}>
      <div className="mt-5 grid gap-4 wrap-anywhere" aria-live="polite">
        {step.kind === 'asking' ? <UndoPreview publication={publication} /> : null}
        {step.kind === 'conflict' ? <UndoConflicts conflicts={step.conflicts} publication={publication} /> : null}
        {problem === null ? null : <p>{problem.text}</p>}
      </div>
      <div className={ANSWERS}>
        <Button key={step.kind} ref={focusAnswer} onClick={onClose} text={step.kind === 'refused' ? t.close : t.leave} />
        {step.kind === 'refused' && problem?.canRetry === false ? null : (
          <button
            className={step.kind === 'conflict' ? BUTTON_DANGER : BUTTON_SMALL}
            type="button"
            aria-disabled={isBusy}
            onClick={() => void undo(step.kind === 'conflict' ? step.conflicts : [])}
          >
            {isBusy
              ? t.busy(isRedo)
              : { asking: isRedo ? t.redo : t.yes, conflict: t.anyway(isRedo), refused: t.tryAgain }[step.kind]}
          </button>
        )}
      </div>
      {logInAgain}
    </Modal>
  )
}

/** Says what an undo would do, item by item. */
function UndoPreview({ publication: { changes, change_count: count } }: { readonly publication: PublicationView }) {
  const locale = useStore($pageLanguage)
  const t = undoMessages(locale)
  const outcome = ({ entity, action, fields }: PublishedChange) => {
    if (action === 'create') return t.willDelete
    if (action === 'delete') return t.willCreate
    return t.willUpdate(
      inOrder(entity, fields)
        .map(({ name }) => withinSentence(fieldName(locale, entity, name), locale))
        .join(', '),
    )
  }
  // A picture whose upload is undone is deleted for good.
  const isFinal = changes.some(({ entity, action }) => entity === 'picture' && action === 'create')
  return (
    <>
      <ul className="grid gap-2">
        {changes.map(change => (
          <li key={`${change.entity} ${change.id}`}>
            {kindNames(locale)[change.entity]} <ItemName item={change} />: {outcome(change)}
          </li>
        ))}
      </ul>
      {count > changes.length ? <p>{publicationsMessages(locale).notShown(changes.length)}</p> : null}
      <p>{isFinal ? t.restKeptFinal : t.restKept}</p>
    </>
  )
}

/** `Title in English` → `title in English`. */
function withinSentence(name: string, locale: Locale): string {
  return name.slice(0, 1).toLocaleLowerCase(locale) + name.slice(1)
}

type UndoStep =
  | { readonly kind: 'asking' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly UndoConflict[] }
  | { readonly kind: 'refused'; readonly error: unknown }

/** Undoes a publication, and says what prevented it. */
function useUndo(id: number, onUndone: (publication: PublicationView) => void) {
  const [step, setStep] = useState<UndoStep>({ kind: 'asking' })
  const [isBusy, setBusy] = useState(false)
  const { withLogIn, logInAgain } = useLogInAgain()
  /** Whether the answer to an earlier try of this dialog is lost: the server may have done it all the same. */
  const hasLostAnswer = useRef(false)

  /** Reads the publication that such a try made. @returns null when the refusal has another reason */
  const readUndoing = async (error: unknown) => {
    if (!hasLostAnswer.current || !isProblem(error, 'ALREADY_UNDONE')) return null
    try {
      return await readPublication(Number(error.problem['undone_by']))
    } catch {
      return null
    }
  }

  /** @param over later changes that the administrator has seen */
  const undo = async (over: readonly UndoConflict[]) => {
    if (isBusy) return
    setBusy(true)
    try {
      const { body } = await withLogIn(() => undoPublication(id, over))
      onUndone(body)
    } catch (error) {
      const undoing = await readUndoing(error)
      if (undoing) return onUndone(undoing)
      hasLostAnswer.current ||= !(error instanceof ApiProblem) || isAnswerLost(error)
      const conflicts = conflictsOf(error)
      setStep(conflicts.length > 0 ? { kind: 'conflict', conflicts } : { kind: 'refused', error })
    } finally {
      setBusy(false)
    }
  }
  return { step, isBusy, undo, logInAgain }
}

/** Why the server refused an undo, in words, and whether the same may work a moment later. */
function undoProblemText(t: UndoTexts, error: unknown): { readonly text: string; readonly canRetry: boolean } {
  if (!(error instanceof ApiProblem)) return { text: t.noAnswer, canRetry: true }
  if (isAnswerLost(error)) return { text: t.unavailable, canRetry: true }
  const { code, status, ...details } = error.problem
  const texts: Readonly<Record<string, () => string>> = {
    ALREADY_UNDONE: () => t.alreadyUndone,
    NOTHING_TO_UNDO: () => t.nothingToUndo,
    NOT_UNDOABLE: () => t.notUndoable,
    REFERENCE_GONE: () => {
      // What server/publications/undo-conflicts.ts sends with this code.
      const { entity, label } = details['needed'] as { entity: string; label: string | null }
      return (entity === 'picture' ? t.pictureGone : t.referenceGone)(label ?? '')
    },
    CATEGORY_IN_USE: () => t.categoryInUse(Number(details['products'])),
    PICTURE_IN_USE: () => t.inUse,
    NAME_TAKEN: () => t.nameTaken,
    VALIDATION_FAILED: () => t.invalid,
    NOT_AUTHENTICATED: () => t.loggedOut,
  }
  const text = texts[code]?.()
  return { text: text ?? t.other(code), canRetry: text === undefined || status === 401 }
}
