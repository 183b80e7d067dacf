import type { EntityManager } from '@mikro-orm/postgresql'
import { contentKinds } from '../app/content-kinds.ts'
import { lockShownPictures } from '../content/shown-pictures.ts'
import { AppError } from '../core/errors.ts'
import type { ContentEntity, RecordedChange, UndoConflict } from '../publication-queue/publication.schemas.ts'
import { IDS_OF_ROW, type PublicationRow, rowInstant } from './publication-view.ts'
import type { UndoStep } from './undo-plan.ts'

type RowReference = { readonly entity: ContentEntity; readonly id: number }

/** Of each wanted row and its fields, the newest later publication that changed one of them; `offset 0` does here what the array does in {@link IDS_OF_ROW}. */
const LATER_CHANGES = `select p.id, p.email, p.queued_at
  from jsonb_array_elements(?::jsonb) with ordinality wanted (fields_of_row, place)
  left join lateral (
    select p.id, p.queued_at, u.email
    from (select * from publications where id > ? and changes @> jsonb_build_array(fields_of_row - 'fields') offset 0) p
      left join users u on u.id = p.user_id, jsonb_array_elements(p.changes) change
    where change @> fields_of_row - 'fields'
      and exists (
        select from jsonb_array_elements_text(fields_of_row -> 'fields') field
        where coalesce(change -> 'before' -> field, 'null') <> coalesce(change -> 'after' -> field, 'null')
      )
    order by p.id desc limit 1
  ) p on true
  order by place`

type LaterChange = { readonly [Key in 'id' | 'email' | 'queued_at']: PublicationRow[Key] | null }

/** What the administrator needs to decide: which fields differ, and who changed them. One query for all steps. */
export async function undoConflicts(
  em: EntityManager,
  publicationId: number,
  steps: readonly UndoStep[],
): Promise<UndoConflict[]> {
  const wanted = steps.map(({ change: { entity, id }, conflicts }) => ({ entity, id, fields: conflicts.map(({ name }) => name) }))
  const later = await em.execute<LaterChange[]>(LATER_CHANGES, [JSON.stringify(wanted), publicationId])
  return steps.map(({ change: { entity, id, label }, conflicts, isGone }, index) => {
    const by = later[index]
    return {
      entity,
      id,
      label,
      is_gone: isGone,
      fields: [...conflicts],
      publication_id: by?.id ?? null,
      changed_by: by?.email ?? null,
      changed_at: by?.queued_at ? rowInstant(by.queued_at) : null,
    }
  })
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
    `select changes from (
       select id, changes from publications where changes @> '[{"entity": "picture"}]' offset 0
     ) of_pictures where changes::text like ? order by id desc limit 1`,
    [`%/media/${hash}/%`],
  )
  const [picture] = row?.changes ?? []
  throw new AppError('REFERENCE_GONE', {
    details: { needed: { entity: 'picture', id: picture?.id ?? null, label: picture?.label ?? null } },
  })
}

/** A deleted row, under its last label. */
async function lastSeen(em: EntityManager, { entity, id }: RowReference): Promise<RowReference & { label: string | null }> {
  return { entity, id, label: (await lastChange(em, { entity, id }))?.label ?? null }
}

/** The newest change of a row: of a deleted one, its deletion. */
export async function lastChange(em: EntityManager, { entity, id }: RowReference): Promise<RecordedChange | undefined> {
  const [row] = await em.execute<{ changes: RecordedChange[] }[]>(
    `select changes from publications where id = any(${IDS_OF_ROW}) order by id desc limit 1`,
    [JSON.stringify([{ entity, id }])],
  )
  return row?.changes.find(change => isSameRow(change, { entity, id }))
}

function isSameRow(a: RowReference, b: RowReference): boolean {
  return a.entity === b.entity && a.id === b.id
}
