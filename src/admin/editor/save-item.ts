import { isHttpsUrl, isSitePath } from '#common/address.ts'
import { type ApiAnswer, isProblem } from '../api/api-client.ts'
import { createContent, deleteContent, readContent, readIfThere, updateContent } from '../api/content.api.ts'
import { readLatestChange, readPublications } from '../publications/publication.api.ts'
import type { EditorKind, Item } from './model/editor-kind.ts'

/** An item's fields as the API takes them. */
export type Input = Readonly<Record<string, unknown>>

type Save = {
  /** Null for a new item. */
  readonly id: number | null
  readonly input: Input
  readonly ifMatch: string | null
  /** What the saves since the last success sent whose answers got lost: the server may have done one of them. */
  readonly lost: readonly Input[]
}

type Kind = Pick<EditorKind<Item>, 'entity' | 'path' | 'atCreation'>

/** What the server has of a save whose answer got lost. */
type Kept<Row> = { readonly answer: ApiAnswer<Row>; readonly sent: Input }

/**
 * Saves an item. When the server has done a lost save, this one goes on from there, also with words changed since: it makes
 * nothing twice, and reports no conflict with itself.
 * @throws ApiProblem STALE_VERSION, VALIDATION_FAILED, NOT_AUTHENTICATED, NOT_FOUND; NoAnswer
 */
export async function saveItem<Row extends Item>(kind: Kind, { id, input, ifMatch, lost }: Save): Promise<ApiAnswer<Row>> {
  if (id === null) {
    const made = lost.length > 0 ? await madeBefore<Row>(kind, lost) : null
    return made ? goOn(kind, made, input) : createContent<Row>(kind.path, { ...input, ...kind.atCreation })
  }
  try {
    return await updateContent<Row>(kind.path, { ...input, id }, ifMatch)
  } catch (error) {
    if (lost.length === 0 || !isProblem(error, 'STALE_VERSION')) throw error
    const current = await readContent<Row>(kind.path, id)
    const sent = lost.find(one => hasFields(current.body, one))
    if (sent === undefined) throw error
    const publicationId = (await readLatestChange(kind.entity, id))?.id ?? null
    return goOn(kind, { answer: { ...current, publicationId }, sent }, input)
  }
}

/**
 * Deletes an item. One that is gone already counts as deleted: most often by a deletion whose answer got lost.
 * @throws ApiProblem STALE_VERSION, NOT_AUTHENTICATED; NoAnswer
 */
export async function deleteItem(
  { entity, path }: Pick<Kind, 'entity' | 'path'>,
  id: number,
  ifMatch: string | null,
): Promise<ApiAnswer<void>> {
  try {
    return await deleteContent(path, id, ifMatch)
  } catch (error) {
    if (!isProblem(error, 'NOT_FOUND')) throw error
    return { body: undefined, etag: null, publicationId: (await readLatestChange(entity, id))?.id ?? null }
  }
}

/** The item that the server created although its answer got lost. */
async function madeBefore<Row extends Item>(kind: Kind, lost: readonly Input[]): Promise<Kept<Row> | null> {
  for (const { id: publicationId, changes } of await readPublications({ entity: kind.entity })) {
    const [change, ...others] = changes
    if (change?.action !== 'create' || change.entity !== kind.entity || others.length > 0) continue
    const made = await readIfThere<Row>(kind.path, change.id)
    const sent = made && lost.find(one => hasFields(made.body, one))
    if (made && sent) return { answer: { ...made, publicationId }, sent }
  }
  return null
}

/** Changes in an item what is typed otherwise now than in the lost save. */
async function goOn<Row extends Item>(kind: Kind, { answer, sent }: Kept<Row>, input: Input): Promise<ApiAnswer<Row>> {
  const kept: Input = { ...answer.body }
  const fields = Object.keys(input).map(name => [name, input[name] === sent[name] ? kept[name] : input[name]])
  const saved = await updateContent<Row>(kind.path, { ...Object.fromEntries(fields), id: answer.body.id }, answer.etag)
  return { ...saved, publicationId: saved.publicationId ?? answer.publicationId }
}

function hasFields(item: Item, input: Input): boolean {
  const fields: Input = { ...item }
  return Object.keys(input).every(name => isKept(fields[name], input[name]))
}

const PICTURE = /(<img[^>]* src=")([^"]*)/g

/** Whether the server keeps a sent value as this one: of another host's picture it keeps a copy at an address of its own. */
function isKept(kept: unknown, sent: unknown): boolean {
  if (kept === sent) return true
  if (typeof kept !== 'string' || typeof sent !== 'string') return false
  if (isHttpsUrl(sent)) return isSitePath(kept)
  const copies = Array.from(kept.matchAll(PICTURE), ([, , address]) => address)
  const withCopies = sent.replaceAll(PICTURE, (picture, before: string, address: string) => {
    const copy = copies.shift()
    return isHttpsUrl(address) ? `${before}${copy}` : picture
  })
  return withCopies === kept
}
