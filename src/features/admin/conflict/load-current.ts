import type { ContentEntity } from '../../../../server/publications/publication.schemas.ts'
import { type ContentPath, readIfThere } from '../api/content.api.ts'
import type { Item } from '../editor/editor-kind.ts'
import type { Current } from '../editor/use-content-writes.ts'
import { readLatestChange } from '../publications/publication.api.ts'

export type CurrentVersion<Row> = Current<Row> & {
  /** Who saved it: an e-mail address, null when nobody knows. */
  readonly by: string | null
  /** ISO 8601 instant. */
  readonly at: string | null
}

/**
 * An item as somebody else left it.
 * @returns null when it was deleted
 * @throws ApiProblem, NoAnswer
 */
export async function loadCurrent<Row extends Item>(
  { path, entity }: { readonly path: ContentPath; readonly entity: ContentEntity },
  id: number,
): Promise<CurrentVersion<Row> | null> {
  const [answer, change] = await Promise.all([readIfThere<Row>(path, id), readLatestChange(entity, id)])
  return answer && { row: answer.body, etag: answer.etag, by: change?.user ?? null, at: change?.queued_at ?? null }
}
