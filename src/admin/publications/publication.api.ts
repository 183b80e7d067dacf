import type { ContentEntity, PublicationState, PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { callBody, isProblem } from '../api/api-client.ts'

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

/** Reads one publication with every field before and after. @throws ApiProblem NOT_FOUND; NoAnswer */
export const readPublication = (id: number): Promise<PublicationView> => callBody(`/api/publications/${id}`)

/** Reads the last publication of one item; null when it has none. @throws ApiProblem, NoAnswer */
export async function readLatestChange(entity: ContentEntity, id: number): Promise<PublicationView | null> {
  return (await readPublications({ entity, id, limit: 1, folded: true }))[0] ?? null
}

/**
 * Publishes a failed publication again.
 * @returns its state, also where it went live meanwhile
 * @throws ApiProblem NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export const retryPublication = (id: number): Promise<PublicationView> =>
  callBody<PublicationView>(`/api/publications/${id}/retry`, { method: 'POST' }).catch((error: unknown) => {
    if (isProblem(error, 'NOTHING_TO_RETRY')) return readPublication(id)
    throw error
  })
