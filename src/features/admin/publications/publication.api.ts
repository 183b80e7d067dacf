import type {
  ContentEntity,
  HeldPages,
  PublicationState,
  PublicationView,
  UndoConflict,
} from '../../../../server/publication-queue/publication.schemas.ts'
import { type ApiAnswer, ApiProblem, callApi } from '../api/api-client.ts'

/** What a list of publications is narrowed to; `before` is the id of the last one of the part before. */
export type PublicationFilter = {
  readonly state?: PublicationState | undefined
  readonly entity?: ContentEntity | undefined
  /** One row of that kind. */
  readonly id?: number | undefined
  readonly before?: number | undefined
  /** At most 100. */
  readonly limit?: number | undefined
  /** An upload is one publication: its picture's further files are listed only when they failed. */
  readonly folded?: true
}

/** Publications, newest first. @throws ApiProblem, NoAnswer */
export async function readPublications(filter: PublicationFilter = {}): Promise<readonly PublicationView[]> {
  const set = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return (await callApi<readonly PublicationView[]>(`/api/publications?${new URLSearchParams(set)}`)).body
}

/** Pages that are not as the content has them. @throws ApiProblem, NoAnswer */
export async function readHeldPages(): Promise<HeldPages> {
  return (await callApi<HeldPages>('/api/publications/held-pages')).body
}

/** One publication with every field before and after. @throws ApiProblem NOT_FOUND; NoAnswer */
export async function readPublication(id: number): Promise<PublicationView> {
  return (await callApi<PublicationView>(`/api/publications/${id}`)).body
}

/** The last save of one item: by whom, when, and which fields; null when there was none. @throws ApiProblem, NoAnswer */
export async function readLatestChange(entity: ContentEntity, id: number): Promise<PublicationView | null> {
  return (await readPublications({ entity, id, limit: 1, folded: true }))[0] ?? null
}

/**
 * Takes a publication back, as a new one: the answer's.
 * @param options.force also where the same fields were changed since
 * @throws ApiProblem CHANGED_SINCE (see {@link conflictsOf}), ALREADY_UNDONE, NOTHING_TO_UNDO, NOT_UNDOABLE, REFERENCE_GONE,
 *   CATEGORY_IN_USE, NAME_TAKEN, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export function undoPublication(id: number, { force = false } = {}): Promise<ApiAnswer<PublicationView>> {
  return callApi<PublicationView>(`/api/publications/${id}/undo`, { method: 'POST', body: { force } })
}

/** Publishes at once what failed. @throws ApiProblem NOTHING_TO_RETRY, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer */
export async function retryPublication(id: number): Promise<PublicationView> {
  return (await callApi<PublicationView>(`/api/publications/${id}/retry`, { method: 'POST' })).body
}

/** What keeps an undo that was refused with `CHANGED_SINCE` from being done; nothing for other errors. */
export function conflictsOf(error: unknown): readonly UndoConflict[] {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'CHANGED_SINCE') return []
  return error.problem['conflicts'] as UndoConflict[]
}
