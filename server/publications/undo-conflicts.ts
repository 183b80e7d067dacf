import type { EntityManager } from '@mikro-orm/postgresql'
import { contentKinds } from '../app/content-kinds.ts'
import { lockShownPictures } from '../content/shown-pictures.ts'
import { AppError } from '../core/errors.ts'
import type { ContentEntity, RecordedChange, UndoConflict } from '../publication-queue/publication.schemas.ts'
import { cutDifference, fieldDifferences } from './field-differences.ts'
import { rowInstant, PUBLICATION_ROWS, type PublicationRow } from './publication-view.ts'
import type { UndoStep } from './undo-plan.ts'

type RowReference = { readonly entity: ContentEntity; readonly id: number }

/** Later publications that changed one of these rows, newest first, in one query. */
export async function laterPublications(
  em: EntityManager,
  publicationId: number,
  rows: readonly RowReference[],
): Promise<PublicationRow[]> {
  if (rows.length === 0) return []
  const touched = rows.map(() => 'p.changes @> ?::jsonb').join(' or ')
  return em.execute<PublicationRow[]>(`${PUBLICATION_ROWS} where p.id > ? and (${touched}) order by p.id desc`, [
    publicationId,
    ...rows.map(({ entity, id }) => JSON.stringify([{ entity, id }])),
  ])
}

/** What the administrator needs to decide: which fields differ, and who changed them. */
export function undoConflict({ change, conflicts, isGone }: UndoStep, later: readonly PublicationRow[]): UndoConflict {
  const fields = new Set(conflicts.map(({ name }) => name))
  const by = later.find(({ changes }) => changes.some(other => isSameRow(other, change) && changesOneOf(fields, other)))
  return {
    entity: change.entity,
    id: change.id,
    label: change.label,
    is_gone: isGone,
    fields: conflicts.map(cutDifference),
    publication_id: by?.id ?? null,
    changed_by: by?.email ?? null,
    changed_at: by ? rowInstant(by.queued_at) : null,
  }
}

/**
 * Checks that the rows exist that a returning row refers to, and the pictures that it shows, which it locks.
 * @throws AppError REFERENCE_GONE naming the first that is missing, with the label it had
 */
export async function refuseGoneReferences(em: EntityManager, steps: readonly UndoStep[]): Promise<void> {
  // A kind and its view belong together by `entity`, which TypeScript cannot follow through the union.
  const needed = steps.flatMap(
    ({ change, target }) => (target && contentKinds[change.entity].references?.(target as never)) ?? [],
  )
  const isComingBack = (row: RowReference) => steps.some(({ change, target }) => target !== null && isSameRow(change, row))
  for (const [entity, group] of Map.groupBy(needed, reference => reference.entity)) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const found = await em.find(contentKinds[entity].Row, { id: { $in: ids } })
    const gone = ids.find(id => !isComingBack({ entity, id }) && !found.some(row => row.id === id))
    if (gone !== undefined)
      throw new AppError('REFERENCE_GONE', { details: { needed: await lastSeen(em, { entity, id: gone }) } })
  }
  await refuseGonePictures(em, steps)
}

/**
 * Locks the pictures that come back to an item.
 * @throws AppError REFERENCE_GONE naming the first that is deleted, with the name it had
 */
async function refuseGonePictures(em: EntityManager, steps: readonly UndoStep[]): Promise<void> {
  const [hash] = await lockShownPictures(
    em,
    steps.map(({ now, target }) => ({ before: now, after: target })),
  )
  if (hash === undefined) return
  const [row] = await em.execute<{ changes: RecordedChange[] }[]>(
    `select changes from publications where changes @> '[{"entity": "picture"}]' and changes::text like ? order by id desc limit 1`,
    [`%/media/${hash}/%`],
  )
  const [picture] = row?.changes ?? []
  throw new AppError('REFERENCE_GONE', {
    details: { needed: { entity: 'picture', id: picture?.id ?? null, label: picture?.label ?? null } },
  })
}

/** A deleted row, under its last label. */
async function lastSeen(em: EntityManager, { entity, id }: RowReference): Promise<RowReference & { label: string | null }> {
  const [row] = await em.execute<{ changes: RecordedChange[] }[]>(
    'select changes from publications where changes @> ?::jsonb order by id desc limit 1',
    [JSON.stringify([{ entity, id }])],
  )
  return { entity, id, label: row?.changes.find(change => isSameRow(change, { entity, id }))?.label ?? null }
}

function changesOneOf(fields: ReadonlySet<string>, { before, after }: RecordedChange): boolean {
  return fieldDifferences(before, after).some(({ name }) => fields.has(name))
}

function isSameRow(a: RowReference, b: RowReference): boolean {
  return a.entity === b.entity && a.id === b.id
}
