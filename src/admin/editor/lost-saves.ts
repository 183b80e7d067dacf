/** Saves whose answers got lost. Its script comes when the page is idle: most saves need none of it. */
import { isHttpsUrl, isSitePath } from '#common/address.ts'
import { visibleLine } from '#common/visible-line.ts'
import type { ApiAnswer } from '../api/api-client.ts'
import { readContent, readIfThere, updateContent } from '../api/content.api.ts'
import { readLatestChange, readPublications } from '../publications/publication.api.ts'
import type { Item } from './model/editor-kind.ts'
import type { Input, SavedKind } from './save-item.ts'

/** What the server has of a save whose answer got lost. */
type Kept<Row> = { readonly answer: ApiAnswer<Row>; readonly sent: Input }

/**
 * Brings an item that a lost save made or changed to what is typed now.
 * @param save.id null for a new item
 * @returns null when the server has done none of the lost saves
 * @throws ApiProblem, NoAnswer
 */
export async function finishLost<Row extends Item>(
  kind: SavedKind,
  { id, lost, input }: { id: number | null; lost: readonly Input[]; input: Input },
): Promise<ApiAnswer<Row> | null> {
  const kept = await (id === null ? madeBefore<Row>(kind, lost) : changedBefore<Row>(kind, id, lost))
  return kept && goOn(kind, kept, input)
}

/** Tells of an item that is gone as its deletion would have. @throws ApiProblem, NoAnswer */
export async function finishDeletion(entity: SavedKind['entity'], id: number): Promise<ApiAnswer<void>> {
  return { body: undefined, etag: null, publicationId: (await readLatestChange(entity, id))?.id ?? null }
}

/** The item that the server created although its answer got lost. */
async function madeBefore<Row extends Item>(kind: SavedKind, lost: readonly Input[]): Promise<Kept<Row> | null> {
  for (const { id: publicationId, changes } of await readPublications({ entity: kind.entity, limit: 100 })) {
    const [change, ...others] = changes
    if (change?.action !== 'create' || change.entity !== kind.entity || others.length > 0) continue
    const made = await readIfThere<Row>(kind.path, change.id)
    const sent = made && lost.find(one => hasFields(made.body, one))
    if (made && sent) return { answer: { ...made, publicationId }, sent }
  }
  return null
}

/** The item as a lost save changed it. */
async function changedBefore<Row extends Item>(kind: SavedKind, id: number, lost: readonly Input[]): Promise<Kept<Row> | null> {
  const current = await readContent<Row>(kind.path, id)
  const sent = lost.find(one => hasFields(current.body, one))
  if (sent === undefined) return null
  return { answer: { ...current, publicationId: (await readLatestChange(kind.entity, id))?.id ?? null }, sent }
}

/** Changes in an item what is typed otherwise now than in the lost save. */
async function goOn<Row extends Item>(kind: SavedKind, { answer, sent }: Kept<Row>, input: Input): Promise<ApiAnswer<Row>> {
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
  if (kept === visibleLine(sent) || kept === sent.replaceAll(' ', '%20')) return true
  if (isHttpsUrl(sent)) return isSitePath(kept)
  const copies = Array.from(kept.matchAll(PICTURE), ([, , address]) => address)
  const withCopies = sent.replaceAll(PICTURE, (picture, before: string, address: string) => {
    const copy = copies.shift()
    return isHttpsUrl(address) ? `${before}${copy}` : picture
  })
  return withCopies === kept
}
