import { ApiProblem } from '../../api/api-client.ts'
import type { UndoTexts } from './undo.messages.ts'

/** Why an undo was refused, in words, and whether the same may work a moment later. */
export function undoProblemText(t: UndoTexts, error: unknown): { readonly text: string; readonly canRetry: boolean } {
  if (!(error instanceof ApiProblem)) return { text: t.noAnswer, canRetry: true }
  const { code, status, ...details } = error.problem
  const texts: Readonly<Record<string, () => string>> = {
    ALREADY_UNDONE: () => t.alreadyUndone,
    NOTHING_TO_UNDO: () => t.nothingToUndo,
    NOT_UNDOABLE: () => t.notUndoable,
    REFERENCE_GONE: () => t.referenceGone((details['needed'] as { label: string | null }).label ?? ''),
    CATEGORY_IN_USE: () => t.categoryInUse(Number(details['products'])),
    PICTURE_IN_USE: () => t.inUse,
    NAME_TAKEN: () => t.nameTaken,
    VALIDATION_FAILED: () => t.invalid,
    NOT_AUTHENTICATED: () => t.loggedOut,
  }
  const text = texts[code]?.()
  return { text: text ?? t.other(code), canRetry: text === undefined || status === 401 }
}
