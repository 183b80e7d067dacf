import { newIdempotencyKey } from '#common/idempotency-key.ts'
import { type ApiAnswer, isProblem } from '../api/api-client.ts'
import { createContent, deleteContent, updateContent } from '../api/content.api.ts'
import { laterPart } from '../loading/lazy-parts.tsx'
import type { EditorKind, Item } from './model/editor-kind.ts'

/** An item's fields as the API takes them. */
export type Input = Readonly<Record<string, unknown>>

type Save = {
  /** Null for a new item. */
  readonly id: number | null
  /** The `Idempotency-Key` of the item until it has an id: the server creates one item for it at most. */
  readonly key: { current: string }
  readonly input: Input
  readonly ifMatch: string | null
  /** The input of saves whose answers got lost. The server may have done one of them. */
  readonly lost: readonly Input[]
}

/** What a save has to know of a kind. */
export type SavedKind = Pick<EditorKind<Item>, 'entity' | 'path' | 'atCreation'>

const fetchLostSaves = laterPart(() => import('./lost-saves.ts'))

/**
 * Saves an item. When the server has done a lost save, this one continues from there with what has changed since. So it makes no
 * item twice, and reports no conflict with itself.
 * @throws ApiProblem STALE_VERSION, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export async function saveItem<Row extends Item>(
  kind: SavedKind,
  { id, key, input, ifMatch, lost }: Save,
): Promise<ApiAnswer<Row>> {
  const finishLost = async () => (lost.length > 0 ? (await fetchLostSaves()).finishLost<Row>(kind, { id, lost, input }) : null)
  const create = () => createContent<Row>(kind.path, { ...input, ...kind.atCreation }, key.current)
  const made = id === null ? await finishLost() : null
  if (made !== null) return made
  try {
    return id === null ? await create() : await updateContent<Row>(kind.path, { ...input, id }, ifMatch)
  } catch (error) {
    // The server waits for pictures of other hosts before it saves. So it may have done a lost save after `finishLost` looked for
    // the item, and refuses this one by its key.
    if (id === null && isProblem(error, 'CREATED_BEFORE')) {
      const { finishCreated } = await fetchLostSaves()
      const created = await finishCreated<Row>(kind, Number(error.problem['id']), { lost, input })
      if (created !== null) return created
      // An administrator has deleted the item of the lost save meanwhile. This save makes another item, with another key.
      key.current = newIdempotencyKey()
      return create()
    }
    const saved = isProblem(error, 'STALE_VERSION') ? await finishLost() : null
    if (saved === null) throw error
    return saved
  }
}

/**
 * Deletes an item. One that is gone already counts as deleted: most often by a deletion whose answer got lost.
 * @throws ApiProblem STALE_VERSION, NOT_AUTHENTICATED; NoAnswer
 */
export async function deleteItem(
  { entity, path }: Pick<SavedKind, 'entity' | 'path'>,
  id: number,
  ifMatch: string | null,
): Promise<ApiAnswer<void>> {
  try {
    return await deleteContent(path, id, ifMatch)
  } catch (error) {
    if (!isProblem(error, 'NOT_FOUND')) throw error
    return (await fetchLostSaves()).finishDeletion(entity, id)
  }
}
