import type { EntityManager } from '@mikro-orm/postgresql'
import { pictureAddress } from '#common/picture-address.ts'
import { contentKinds } from '../app/content-kinds.ts'
import { lockAddedPictures } from '../content/shown-pictures.ts'
import { AppError } from '../core/errors.ts'
import type { ContentEntity, RecordedChange, UndoConflict } from '../publication-queue/publication.schemas.ts'
import { IDS_OF_ROW, type PublicationRow, rowInstant } from './publication-view.ts'
import type { UndoStep } from './undo-plan.ts'

type RowReference = { readonly entity: ContentEntity; readonly id: number }

/**
 * SQL: for each wanted row, `{entity, id, fields}`, the newest later publication that changed one of its fields. `offset 0` makes
 * the planner ask the index, as the array does in {@link IDS_OF_ROW}.
 */
const LATER_CHANGES = `select p.id, p.email, p.queued_at
  from jsonb_array_elements(?::jsonb) with ordinality wanted (wanted_row, place)
  left join lateral (
    select p.id, p.queued_at, u.email
    from (select * from publications where id > ? and changes @> jsonb_build_array(wanted_row - 'fields') offset 0) p
      left join users u on u.id = p.user_id, jsonb_array_elements(p.changes) change
    where change @> wanted_row - 'fields'
      and exists (
        select from jsonb_array_elements_text(wanted_row -> 'fields') field
        where coalesce(change -> 'before' -> field, 'null') <> coalesce(change -> 'after' -> field, 'null')
      )
    order by p.id desc limit 1
  ) p on true
  order by place`

/** A row of {@link LATER_CHANGES}; null where no later publication changed the fields. */
type LaterChange = { readonly [Key in 'id' | 'email' | 'queued_at']: PublicationRow[Key] | null }

/** Reads what the administrator needs to decide: which fields differ, and who changed them. One query serves all steps. */
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
 * Refuses an undo whose returning rows refer to a missing row, or show a deleted picture. It locks the pictures.
 * @throws AppError REFERENCE_GONE naming the first that is missing, with the label it had
 */
export async function refuseGoneReferences(em: EntityManager, steps: readonly UndoStep[]): Promise<void> {
  const needed = steps.flatMap(neededRows)
  const isComingBack = (row: RowReference) => steps.some(({ change, target }) => target !== null && isSameRow(change, row))
  for (const [entity, group] of Map.groupBy(needed, reference => reference.entity)) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const found = await em.find(contentKinds[entity].Row, { id: { $in: ids } })
    const gone = ids.find(id => !isComingBack({ entity, id }) && !found.some(row => row.id === id))
    if (gone === undefined) continue
    const label = (await lastChange(em, { entity, id: gone }))?.label ?? null
    throw new AppError('REFERENCE_GONE', { details: { needed: { entity, id: gone, label } } })
  }
  await refuseGonePictures(em, steps)
}

/** The rows of other kinds that a returning row needs. */
function neededRows({ change, target }: UndoStep): readonly RowReference[] {
  if (target === null) return []
  // A kind and its view belong together by `entity`, which TypeScript cannot follow through the union.
  return contentKinds[change.entity].references?.(target as never) ?? []
}

/**
 * Locks the pictures that come back to an item.
 * @throws AppError REFERENCE_GONE naming the first that is deleted, with the name it had
 */
async function refuseGonePictures(em: EntityManager, steps: readonly UndoStep[]): Promise<void> {
  const [hash] = await lockAddedPictures(
    em,
    steps.map(({ change, now, target }) => ({ before: now, after: target, fields: contentKinds[change.entity].pictureFields })),
  )
  if (hash === undefined) return
  // The newest change with this picture is its deletion. `offset 0` as in `LATER_CHANGES`.
  const [row] = await em.execute<{ changes: RecordedChange[] }[]>(
    `select changes from (
       select id, changes from publications where changes @> '[{"entity": "picture"}]' offset 0
     ) of_pictures where changes::text like ? order by id desc limit 1`,
    [`%${pictureAddress(hash, '')}%`],
  )
  const [picture] = row?.changes ?? []
  throw new AppError('REFERENCE_GONE', {
    details: { needed: { entity: 'picture', id: picture?.id ?? null, label: picture?.label ?? null } },
  })
}

/** Finds the newest change of a row, which is the deletion of a deleted one. */
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
