/** Saves whose answers got lost. Its script comes when the page is idle: most saves need none of it. */
import { isHttpsUrl, isSitePath } from '#common/address.ts'
import { visibleLine } from '#common/visible-line.ts'
import type { ApiAnswer } from '../api/api-client.ts'
import { readContent, readIfThere, updateContent } from '../api/content.api.ts'
import { readLatestChange, readPublications } from '../publications/publication.api.ts'
import type { Item } from './model/editor-kind.ts'
import type { Input, SavedKind } from './save-item.ts'

/** A save that the server did although its answer got lost: the item as it is now, and what the save sent. */
type FoundSave<Row> = { readonly answer: ApiAnswer<Row>; readonly sent: Input }

/**
 * Finds out whether the server has done one of the lost saves. If so, it saves what has been typed since.
 * @param save.id null for a new item
 * @returns null when the server has done none of the lost saves
 * @throws ApiProblem, NoAnswer
 */
export async function finishLost<Row extends Item>(
  kind: SavedKind,
  { id, lost, input }: { id: number | null; lost: readonly Input[]; input: Input },
): Promise<ApiAnswer<Row> | null> {
  const found = await (id === null ? findCreated<Row>(kind, lost) : findUpdated<Row>(kind, id, lost))
  return found && saveRest(kind, found, input)
}

/**
 * Saves what has been typed since a lost save created an item.
 * @returns null when the item is deleted
 * @throws ApiProblem, NoAnswer
 */
export async function finishCreated<Row extends Item>(
  kind: SavedKind,
  id: number,
  { lost, input }: { lost: readonly Input[]; input: Input },
): Promise<ApiAnswer<Row> | null> {
  const made = await readIfThere<Row>(kind.path, id)
  if (made === null) return null
  // Where the item has the values of no lost save, an administrator has changed it since. What was typed since the first lost
  // save is then saved over that change.
  const sent = lost.find(one => hasFields(made.body, one)) ?? lost[0] ?? input
  const publicationId = (await readLatestChange(kind.entity, id))?.id ?? null
  return saveRest(kind, { answer: { ...made, publicationId }, sent }, input)
}

/** Answers the deletion of an item that is already gone: it reads which publication deleted it. @throws ApiProblem, NoAnswer */
export async function finishDeletion(entity: SavedKind['entity'], id: number): Promise<ApiAnswer<void>> {
  return { body: undefined, etag: null, publicationId: (await readLatestChange(entity, id))?.id ?? null }
}

/** Looks among the newest publications for an item that a lost save created. */
async function findCreated<Row extends Item>(kind: SavedKind, lost: readonly Input[]): Promise<FoundSave<Row> | null> {
  // The API gives 100 at most.
  for (const { id: publicationId, changes } of await readPublications({ entity: kind.entity, limit: 100 })) {
    const [change, ...others] = changes
    if (change?.action !== 'create' || change.entity !== kind.entity || others.length > 0) continue
    const made = await readIfThere<Row>(kind.path, change.id)
    const sent = made && lost.find(one => hasFields(made.body, one))
    if (made && sent) return { answer: { ...made, publicationId }, sent }
  }
  return null
}

/** Reads the item, and finds the lost save that left it so. */
async function findUpdated<Row extends Item>(
  kind: SavedKind,
  id: number,
  lost: readonly Input[],
): Promise<FoundSave<Row> | null> {
  const current = await readContent<Row>(kind.path, id)
  const sent = lost.find(one => hasFields(current.body, one))
  if (sent === undefined) return null
  return { answer: { ...current, publicationId: (await readLatestChange(kind.entity, id))?.id ?? null }, sent }
}

/** Saves what is typed otherwise now than in the lost save; the other fields stay as the server has them. */
async function saveRest<Row extends Item>(
  kind: SavedKind,
  { answer, sent }: FoundSave<Row>,
  input: Input,
): Promise<ApiAnswer<Row>> {
  const saved: Input = { ...answer.body }
  const fields = Object.keys(input).map(name => [name, input[name] === sent[name] ? saved[name] : input[name]])
  const last = await updateContent<Row>(kind.path, { ...Object.fromEntries(fields), id: answer.body.id }, answer.etag)
  return { ...last, publicationId: last.publicationId ?? answer.publicationId }
}

/** Whether an item has the values that a save sent. */
function hasFields(item: Item, input: Input): boolean {
  const fields: Input = { ...item }
  return Object.keys(input).every(name => isStoredAs(fields[name], input[name]))
}

/** The address of a picture in rich text, after what is before it in the tag. */
const PICTURE = /(<img[^>]* src=")([^"]*)/g

/**
 * Whether the server stores the sent value as `kept`. It tidies lines and addresses, and keeps a copy of another host's picture
 * at an address of its own.
 */
function isStoredAs(kept: unknown, sent: unknown): boolean {
  if (kept === sent) return true
  if (typeof kept !== 'string' || typeof sent !== 'string') return false
  const address = sent.replaceAll(' ', '%20')
  if (kept === visibleLine(sent) || kept === address) return true
  if (isHttpsUrl(address)) return isSitePath(kept)
  const copies = Array.from(kept.matchAll(PICTURE), ([, , src]) => src)
  const withCopies = sent.replaceAll(PICTURE, (picture, before: string, src: string) => {
    const copy = copies.shift()
    return isHttpsUrl(src) ? `${before}${copy}` : picture
  })
  return withCopies === kept
}
