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
import { CONTENT_ENTITIES, type RecordedChange, type UndoConflict } from '../publication-queue/publication.schemas.ts'
import type { RowView } from './field-differences.ts'
import { IS_REDO, isUndoable } from './publication-view.ts'
import { lastChange, refuseGoneReferences, undoConflicts } from './undo-conflicts.ts'
import { changesNothing, undoStep, type UndoStep } from './undo-plan.ts'

/** The constraint errors of all kinds, by the constraint's name. */
const CONSTRAINT_ERRORS: Readonly<Record<string, () => AppError>> = Object.assign(
  {},
  ...Object.values(contentKinds).map(kind => kind.constraintErrors),
)

/** How an administrator wants a publication undone. */
export type UndoWish = {
  /** Whether to undo also over fields that were edited since. */
  readonly force: boolean
  /** Limits `force` to the conflicts with these publications: those that the administrator saw. Without it `force` means all. */
  readonly over?: readonly number[] | undefined
  readonly edit: Edit
}

/** A step with its locked row. */
type LockedStep = UndoStep & { readonly row: ContentRow | null }

/**
 * Brings content back to before a publication, as a new publication, in one transaction. Changed fields get their old
 * values, deleted rows come back under their ids, created rows go. Undoing an undo repeats the edit.
 * @returns the new publication's id
 * @throws AppError NOT_FOUND, ALREADY_UNDONE, NOT_UNDOABLE, NOTHING_TO_UNDO, CHANGED_SINCE, REFERENCE_GONE,
 * VALIDATION_FAILED, or an error of the kinds' own rules
 */
export async function undoPublication(em: EntityManager, id: number, undo: UndoWish): Promise<number> {
  try {
    return await undoOnce(em, id, undo)
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    // Another undo brought the same row back first. Now there is one to lock.
    return undoOnce(em, id, undo)
  }
}

/** Undoes a publication in one transaction; see {@link undoPublication}. */
function undoOnce(em: EntityManager, id: number, undo: UndoWish): Promise<number> {
  return inTransaction(em, CONSTRAINT_ERRORS, async tx => {
    const publication = await lockPublication(tx, id)
    const { changes } = publication
    const rows = await lockRows(tx, changes)
    const planned: UndoStep[] = []
    for (const change of changes) planned.push(await planStep(tx, change, rows.get(keyOf(change)) ?? null))
    const conflicting = planned.filter(({ conflicts }) => conflicts.length > 0)
    const conflicts = conflicting.length > 0 ? await undoConflicts(tx, id, conflicting) : []
    if (!conflicts.every(conflict => isMeant(conflict, undo))) throw new AppError('CHANGED_SINCE', { details: { conflicts } })
    const steps = planned
      .filter(step => !changesNothing(step))
      .map(step => ({ ...step, row: rows.get(keyOf(step.change)) ?? null }))
    await refuseGoneReferences(tx, steps)
    const undone = await applySteps(tx, steps)
    if (undone.length === 0) throw new AppError('NOTHING_TO_UNDO')
    const named = undone.filter(({ entity }) => !contentKinds[entity].hasPersonalLabel)
    const subject = { type: 'publication', id, label: named.map(({ label }) => label).join(', ') } as const
    const action = (await undoesEdit(tx, publication)) ? 'publication-redone' : 'publication-undone'
    await recordAuditEvent(tx, { by: undo.edit.by, action, subject, details: {} })
    return publish(tx, undone, undo.edit, id)
  })
}

/** Whether a publication undid an edit, so that an undo of it makes the edit again. */
async function undoesEdit(em: EntityManager, { id, undoes }: Publication): Promise<boolean> {
  if (undoes === null) return false
  const [row] = await em.execute<{ is_redo: boolean }[]>(`select ${IS_REDO} as is_redo from publications p where id = ?`, [id])
  return row?.is_redo === false
}

/** Whether the administrator wants to undo over this later change, too. A conflict of no known publication counts. */
function isMeant({ publication_id: id }: UndoConflict, { force, over }: UndoWish): boolean {
  return force && (over === undefined || id === null || over.includes(id))
}

/**
 * Plans the step of one changed row.
 * @throws AppError NOT_UNDOABLE
 */
async function planStep(em: EntityManager, change: RecordedChange, row: ContentRow | null): Promise<UndoStep> {
  const { computed = [], isGoneForGood } = contentKinds[change.entity]
  const isGone = row === null && change.before !== null && change.after !== null
  const last = isGone ? ((await lastChange(em, change))?.before ?? null) : null
  const step = undoStep(change, { now: viewOf(change, row), last, computed })
  if (isGoneForGood && step.now === null && step.target !== null) throw new AppError('NOT_UNDOABLE')
  return step
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
 * Applies the steps.
 * @returns the changes to publish
 */
async function applySteps(em: EntityManager, steps: readonly LockedStep[]): Promise<RecordedChange[]> {
  const done: { step: LockedStep; row: ContentRow | null }[] = []
  for (const step of steps) done.push({ step, row: await applyStep(em, step) })
  await em.flush()
  for (const { step, row } of done) if (step.row === null && row !== null) await raiseVersion(em, step)
  return done.flatMap(({ step: { change, now }, row }) => {
    const after = viewOf(change, row)
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
 * Gives a returned row a version above all its earlier ones, so that no old entity tag matches. Each version had a
 * publication, and publication ids only grow. The ORM starts every new row at 1.
 */
async function raiseVersion(em: EntityManager, { change }: LockedStep): Promise<void> {
  const version = raw('(select max(id) + 2 from publications)')
  await em.nativeUpdate(contentKinds[change.entity].Row, { id: change.id }, { version })
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
