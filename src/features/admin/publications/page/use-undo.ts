import { useState } from 'react'
import type { PublicationView, UndoConflict } from '../../../../../server/publications/publication.schemas.ts'
import { useLogInAgain } from '../../login/use-log-in-again.tsx'
import { conflictsOf, undoPublication } from '../publication.api.ts'

type UndoStep =
  | { readonly kind: 'asking' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly UndoConflict[] }
  | { readonly kind: 'refused'; readonly error: unknown }

/** Takes a publication back, and says what stood in the way. */
export function useUndo(id: number, onUndone: (publication: PublicationView) => void) {
  const [step, setStep] = useState<UndoStep>({ kind: 'asking' })
  const [isBusy, setBusy] = useState(false)
  const { withLogIn, logInAgain } = useLogInAgain()

  /** @param force over what somebody changed since */
  const undo = async (force: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      const { body } = await withLogIn(() => undoPublication(id, { force }))
      onUndone(body)
    } catch (error) {
      const conflicts = conflictsOf(error)
      setStep(conflicts.length > 0 ? { kind: 'conflict', conflicts } : { kind: 'refused', error })
    } finally {
      setBusy(false)
    }
  }
  return { step, isBusy, undo, logInAgain }
}
