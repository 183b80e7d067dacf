import { type ApiAnswer, isProblem } from '../api/api-client.ts'
import { createContent, readContent, readIfThere, updateContent } from '../api/content.api.ts'
import { readLatestChange, readPublications } from '../publications/publication.api.ts'
import type { EditorKind, Item } from './model/editor-kind.ts'

type Save = {
  /** Null for a new item. */
  readonly id: number | null
  /** The item's fields as the API takes them. */
  readonly input: Readonly<Record<string, unknown>>
  readonly ifMatch: string | null
  /** The answer to the save before this one got lost: the server may have done it. */
  readonly isRepeat: boolean
}

type Kind = Pick<EditorKind<Item>, 'entity' | 'path' | 'atCreation'>

/**
 * Saves an item. When the server has done the lost save, the repeated one succeeds: it makes nothing
 * twice, and reports no conflict with itself.
 * @throws ApiProblem STALE_VERSION, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export async function saveItem<Row extends Item>(kind: Kind, { id, input, ifMatch, isRepeat }: Save): Promise<ApiAnswer<Row>> {
  if (id === null) {
    const made = isRepeat ? await madeBefore<Row>(kind, input) : null
    return made ?? createContent<Row>(kind.path, { ...input, ...kind.atCreation })
  }
  try {
    return await updateContent<Row>(kind.path, { ...input, id }, ifMatch)
  } catch (error) {
    if (!isRepeat || !isProblem(error, 'STALE_VERSION')) throw error
    const current = await readContent<Row>(kind.path, id)
    if (!hasFields(current.body, input)) throw error
    return { ...current, publicationId: (await readLatestChange(kind.entity, id))?.id ?? null }
  }
}

/** The item that the server created although its answer got lost. */
async function madeBefore<Row extends Item>(kind: Kind, input: Save['input']): Promise<ApiAnswer<Row> | null> {
  for (const { id: publicationId, changes } of await readPublications({ entity: kind.entity })) {
    const [change, ...others] = changes
    if (change?.action !== 'create' || change.entity !== kind.entity || others.length > 0) continue
    const made = await readIfThere<Row>(kind.path, change.id)
    if (made !== null && hasFields(made.body, input)) return { ...made, publicationId }
  }
  return null
}

function hasFields(item: Item, input: Save['input']): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...item }
  return Object.keys(input).every(name => fields[name] === input[name])
}
