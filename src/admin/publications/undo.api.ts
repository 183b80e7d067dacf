import type { PublicationView, UndoConflict } from '#server/publication-queue/publication.schemas.ts'
import { type ApiAnswer, callApi, isProblem } from '../api/api-client.ts'

/**
 * Undoes a publication by a new one, which it returns.
 * @param over the later changes that the undo may overwrite: those that the administrator has seen
 * @throws ApiProblem CHANGED_SINCE (see {@link conflictsOf}), ALREADY_UNDONE, NOTHING_TO_UNDO, NOT_UNDOABLE, REFERENCE_GONE,
 *   CATEGORY_IN_USE, NAME_TAKEN, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export function undoPublication(id: number, over: readonly UndoConflict[] = []): Promise<ApiAnswer<PublicationView>> {
  const seen = [...new Set(over.flatMap(({ publication_id: by }) => by ?? []))]
  const body = over.length > 0 ? { force: true, over: seen } : {}
  return callApi<PublicationView>(`/api/publications/${id}/undo`, { method: 'POST', body })
}

/** The conflicts of an undo that the server refused with `CHANGED_SINCE`; none for other errors. */
export function conflictsOf(error: unknown): readonly UndoConflict[] {
  if (!isProblem(error, 'CHANGED_SINCE')) return []
  return error.problem['conflicts'] as UndoConflict[]
}
