import { isDeepStrictEqual } from 'node:util'
import { LockMode, raw, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { contentKinds } from '../app/content-kinds.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import type { ContentRow, Edit } from '../content/content-kind.ts'
import { inTransaction, publish, recordedChange } from '../content/content-service.ts'
import { AppError } from '../core/errors.ts'
import { fieldErrors, invalidFields } from '../core/validation.ts'
import { Publication } from '../publication-queue/publication.entity.ts'
import {
  CONTENT_ENTITIES,
  type PublicationView,
  type RecordedChange,
  type UndoConflict,
} from '../publication-queue/publication.schemas.ts'
import type { RowView } from './field-differences.ts'
import { IS_REDO, isUndoable } from './publication-view.ts'
import { getPublication } from './publication.service.ts'
import { lastChange, refuseGoneReferences, undoConflicts } from './undo-conflicts.ts'
import { isWithoutEffect, undoStep, type UndoStep } from './undo-plan.ts'

/** The constraint errors of all kinds, by the constraint's name. */
const CONSTRAINT_ERRORS: Readonly<Record<string, () => AppError>> = Object.assign(
  {},
  ...Object.values(contentKinds).map(kind => kind.constraintErrors),
)

/** How an administrator wants a publication undone. */
export type UndoWish = {
  /** Which conflicting edits made since are undone too: none, all, or those of the publications that the administrator saw. */
  readonly over: 'none' | 'all' | readonly number[]
  readonly edit: Edit
}

/** A step with its locked row. */
type LockedStep = UndoStep & { readonly row: ContentRow | null }

/**
 * Brings content back to before a publication, as a new publication, in one transaction. Changed fields get their old
 * values, deleted rows come back under their ids, created rows go. Undoing an undo repeats the edit.
 * @returns the new publication
 * @throws AppError NOT_FOUND, ALREADY_UNDONE, NOT_UNDOABLE, NOTHING_TO_UNDO, CHANGED_SINCE, REFERENCE_GONE,
 * VALIDATION_FAILED, or an error of the kinds' own rules
 */
export async function undoPublication(em: EntityManager, id: number, undo: UndoWish): Promise<PublicationView> {
  try {
    return await undoOnce(em, id, undo)
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    // Another undo brought the same row back first. Now there is one to lock.
    return undoOnce(em, id, undo)
  }
}

/** Undoes a publication in one transaction; see {@link undoPublication}. */
function undoOnce(em: EntityManager, id: number, undo: UndoWish): Promise<PublicationView> {
  return inTransaction(em, CONSTRAINT_ERRORS, async tx => {
    const publication = await lockPublication(tx, id)
    const planned = await planSteps(tx, publication.changes)
    await refuseConflicts(tx, id, planned, undo.over)
    const steps = planned.filter(step => !isWithoutEffect(step))
    await refuseGoneReferences(tx, steps)
    const undone = await applySteps(tx, steps)
    if (undone.length === 0) throw new AppError('NOTHING_TO_UNDO')
    await recordUndo(tx, publication, undone, undo.edit)
    // Read before the commit: afterwards a failed reading would be told as a failed undo.
    return getPublication(tx, await publish(tx, undone, undo.edit, id))
  })
}

/**
 * Locks a publication that can be undone. Of two undos of the same publication the second waits here, and then finds the first.
 * @throws AppError NOT_FOUND, NOT_UNDOABLE, ALREADY_UNDONE
 */
async function lockPublication(em: EntityManager, id: number): Promise<Publication> {
  const publication = await em.findOne(Publication, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!publication) throw new AppError('NOT_FOUND')
  if (!isUndoable(publication.changes)) throw new AppError('NOT_UNDOABLE')
  const later = await em.findOne(Publication, { undoes: id })
  if (later) throw new AppError('ALREADY_UNDONE', { details: { undone_by: later.id } })
  return publication
}

/**
 * Plans how to undo each change, with its row locked.
 * @throws AppError NOT_UNDOABLE
 */
async function planSteps(em: EntityManager, changes: readonly RecordedChange[]): Promise<LockedStep[]> {
  const rows = await lockRows(em, changes)
  const steps: LockedStep[] = []
  for (const change of changes) steps.push(await planStep(em, change, rows.get(keyOf(change)) ?? null))
  return steps
}

/**
 * Locks the changed rows that exist, with one query a kind and always in the same order, so that two undos cannot deadlock.
 * @returns the rows by {@link keyOf}
 */
async function lockRows(em: EntityManager, changes: readonly RecordedChange[]): Promise<ReadonlyMap<string, ContentRow>> {
  const rows = new Map<string, ContentRow>()
  for (const entity of CONTENT_ENTITIES) {
    const ids = changes.filter(change => change.entity === entity).map(({ id }) => id)
    if (ids.length === 0) continue
    const locked = await em.find(
      contentKinds[entity].Row,
      { id: { $in: ids } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    for (const row of locked) rows.set(keyOf({ entity, id: row.id }), row)
  }
  return rows
}

/**
 * Plans the step of one changed row.
 * @throws AppError NOT_UNDOABLE
 */
async function planStep(em: EntityManager, change: RecordedChange, row: ContentRow | null): Promise<LockedStep> {
  const { computed = [], isGoneForGood } = contentKinds[change.entity]
  const isGone = row === null && change.before !== null && change.after !== null
  const last = isGone ? ((await lastChange(em, change))?.before ?? null) : null
  const step = undoStep(change, { now: viewOf(change, row), last, computed })
  if (isGoneForGood && step.now === null && step.target !== null) throw new AppError('NOT_UNDOABLE')
  return { ...step, row }
}

/**
 * Refuses an undo over later edits, unless the administrator wants them undone too.
 * @throws AppError CHANGED_SINCE with the conflicts
 */
async function refuseConflicts(
  em: EntityManager,
  publicationId: number,
  steps: readonly UndoStep[],
  over: UndoWish['over'],
): Promise<void> {
  const conflicting = steps.filter(({ conflicts }) => conflicts.length > 0)
  if (conflicting.length === 0) return
  const conflicts = await undoConflicts(em, publicationId, conflicting)
  if (!conflicts.every(conflict => isWanted(conflict, over))) throw new AppError('CHANGED_SINCE', { details: { conflicts } })
}

/** Whether a later edit is to be undone too. No list can name a conflict with no known publication: any list includes it. */
function isWanted({ publication_id: id }: UndoConflict, over: UndoWish['over']): boolean {
  if (over === 'none' || over === 'all') return over === 'all'
  return id === null || over.includes(id)
}

/**
 * Applies the steps.
 * @returns the changes to publish
 */
async function applySteps(em: EntityManager, steps: readonly LockedStep[]): Promise<RecordedChange[]> {
  const applied: { step: LockedStep; rowAfter: ContentRow | null }[] = []
  for (const step of steps) applied.push({ step, rowAfter: await applyStep(em, step) })
  await em.flush()
  const returned = applied.filter(({ step, rowAfter }) => step.row === null && rowAfter !== null)
  for (const { step } of returned) await raiseVersion(em, step)
  return applied.flatMap(({ step: { change, now }, rowAfter }) => {
    const after = viewOf(change, rowAfter)
    // A row's view always has its id.
    const views = { before: now as { id: number } | null, after: after as { id: number } | null }
    return isDeepStrictEqual(now, after) ? [] : [recordedChange(contentKinds[change.entity], views.before, views.after)]
  })
}

/**
 * Deletes, changes or creates the row of a step.
 * @returns the row after undo; null when undo deletes it
 */
async function applyStep(em: EntityManager, { change, target, row }: LockedStep): Promise<ContentRow | null> {
  const kind = contentKinds[change.entity]
  if (target === null) {
    if (row === null) return null
    await kind.checkDeletion?.(em, row)
    em.remove(row)
    return null
  }
  const values = columnValues(change, target)
  return row ? em.assign(row, values) : em.create(kind.Row, { ...values, id: change.id } as ContentRow)
}

/**
 * Gives a returned row, which the ORM starts at 1, a version above all its earlier ones, so that no old entity tag matches.
 * Each version but the first had a publication of its own, and their ids only grow: none was above the highest id plus 1.
 */
async function raiseVersion(em: EntityManager, { change }: LockedStep): Promise<void> {
  const version = raw('(select max(id) + 2 from publications)')
  await em.nativeUpdate(contentKinds[change.entity].Row, { id: change.id }, { version })
}

/** Records in the audit log that a publication was undone, or that the edit is there again which it had undone. */
async function recordUndo(
  tx: EntityManager,
  publication: Publication,
  undone: readonly RecordedChange[],
  { by }: Edit,
): Promise<void> {
  const named = undone.filter(({ entity }) => !contentKinds[entity].hasPersonalLabel)
  const subject = { type: 'publication', id: publication.id, label: named.map(({ label }) => label).join(', ') } as const
  const action = (await undoesEdit(tx, publication)) ? 'publication-redone' : 'publication-undone'
  await recordAuditEvent(tx, { by, action, subject, details: {} })
}

/** Whether a publication undid an edit, so that an undo of it makes the edit again. */
async function undoesEdit(em: EntityManager, { id, undoes }: Publication): Promise<boolean> {
  if (undoes === null) return false
  const [row] = await em.execute<{ is_redo: boolean }[]>(`select ${IS_REDO} as is_redo from publications p where id = ?`, [id])
  return row?.is_redo === false
}

/**
 * The column values of a row's old API form, checked by the present rules.
 * @throws AppError VALIDATION_FAILED
 */
function columnValues({ entity, id }: RecordedChange, target: RowView): object {
  const kind = contentKinds[entity]
  const parsed = kind.UpdateBody.safeParse(target, { reportInput: true })
  if (!parsed.success) {
    const errors = parsed.error.issues.flatMap(fieldErrors)
    throw invalidFields(errors.map(error => ({ ...error, path: `${entity}.${id}.${error.path}` })))
  }
  // `target` is of the kind's entity, which TypeScript cannot follow through the union.
  return { ...kind.toValues(parsed.data), ...kind.valuesOfView?.(target as never) }
}

function viewOf({ entity }: RecordedChange, row: ContentRow | null): RowView | null {
  return row && contentKinds[entity].toView(row)
}

function keyOf({ entity, id }: Pick<RecordedChange, 'entity' | 'id'>): string {
  return `${entity} ${id}`
}
