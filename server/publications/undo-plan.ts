import { isDeepStrictEqual } from 'node:util'
import type { FieldDifference, RecordedChange } from '../publication-queue/publication.schemas.ts'
import { fieldDifferences, type RowView } from './field-differences.ts'

/** What undo does to one row. */
export type UndoStep = {
  readonly change: RecordedChange
  /** The row as it is; null when there is none. */
  readonly now: RowView | null
  /** The row after undo; null when undo deletes it. */
  readonly target: RowView | null
  /** Fields edited since, or all of a row that was deleted since: their value now, and the one that undo would give them. */
  readonly conflicts: readonly FieldDifference[]
  /** Whether an administrator deleted the row since. */
  readonly isGone: boolean
}

/**
 * Plans how undo brings one row back to before a change. Undo reverts only what that change changed, and later edits of other
 * fields stay. A field edited since is a conflict, unless it has its old value already.
 * @param row.now the row as it is; null when there is none
 * @param row.last the row before its deletion, when an edit is to be undone whose row was deleted since
 * @param row.computed fields that follow from others and cannot be edited
 */
export function undoStep(
  change: RecordedChange,
  { now, last, computed }: { now: RowView | null; last: RowView | null; computed: readonly string[] },
): UndoStep {
  const { before, after } = change
  const isUpdate = before !== null && after !== null
  const target = isUpdate ? { ...(now ?? last ?? before), ...changedBack(before, after, computed) } : before
  const isGone = isUpdate && now === null
  const conflicts = isGone ? fieldDifferences(null, target) : changedSince(change, now, target)
  return { change, now, target, isGone, conflicts: conflicts.filter(({ name }) => !computed.includes(name)) }
}

/** Whether a step changes nothing, because the row is as it was before. */
export function isWithoutEffect({ now, target }: UndoStep): boolean {
  return isDeepStrictEqual(now, target)
}

/** The old values of the changed fields. */
function changedBack(before: RowView, after: RowView, computed: readonly string[]): RowView {
  const edited = fieldDifferences(before, after).filter(({ name }) => !computed.includes(name))
  return Object.fromEntries(edited.map(field => [field.name, field.before]))
}

/** The fields that undo would change although they were edited since. */
function changedSince({ after }: RecordedChange, now: RowView | null, target: RowView | null): FieldDifference[] {
  if (now === null) return []
  return fieldDifferences(now, target).filter(({ name }) => !isDeepStrictEqual(now[name], after?.[name] ?? null))
}
