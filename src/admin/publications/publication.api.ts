import type {
  ContentEntity,
  HeldPages,
  PublicationState,
  PublicationView,
  UndoConflict,
} from '#server/publication-queue/publication.schemas.ts'
import { type ApiAnswer, callApi, callBody, isProblem } from '../api/api-client.ts'

/** Filters of a list of publications; `before` is the id of the last one in the part before. */
export type PublicationFilter = {
  readonly state?: PublicationState | undefined
  readonly entity?: ContentEntity | undefined
  /** The id of one item of that kind. */
  readonly id?: number | undefined
  readonly before?: number | undefined
  /** At most 100. */
  readonly limit?: number | undefined
  /** An upload is one publication: its picture's further files are listed only when they failed. */
  readonly folded?: true
}

/** Reads publications, newest first. @throws ApiProblem, NoAnswer */
export function readPublications(filter: PublicationFilter = {}): Promise<readonly PublicationView[]> {
  const set = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return callBody(`/api/publications?${new URLSearchParams(set)}`)
}

/** Reads the pages that differ from the content. @throws ApiProblem, NoAnswer */
export const readHeldPages = (): Promise<HeldPages> => callBody('/api/publications/held-pages')

/** Reads one publication with every field before and after. @throws ApiProblem NOT_FOUND; NoAnswer */
export const readPublication = (id: number): Promise<PublicationView> => callBody(`/api/publications/${id}`)

/** Reads the last publication of one item; null when it has none. @throws ApiProblem, NoAnswer */
export async function readLatestChange(entity: ContentEntity, id: number): Promise<PublicationView | null> {
  return (await readPublications({ entity, id, limit: 1, folded: true }))[0] ?? null
}

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

/** Publishes a failed publication again. @throws ApiProblem NOTHING_TO_RETRY, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer */
export const retryPublication = (id: number): Promise<PublicationView> =>
  callBody(`/api/publications/${id}/retry`, { method: 'POST' })

/** The conflicts of an undo that the server refused with `CHANGED_SINCE`; none for other errors. */
export function conflictsOf(error: unknown): readonly UndoConflict[] {
  if (!isProblem(error, 'CHANGED_SINCE')) return []
  return error.problem['conflicts'] as UndoConflict[]
}
