import { isDeepStrictEqual } from 'node:util'
import { fieldDifferences, type RowView } from './field-differences.ts'
import type { FieldDifference, RecordedChange } from './publication.schemas.ts'

/** What undoing does to one row. */
export type UndoStep = {
  readonly change: RecordedChange
  /** The row as it is; null when there is none. */
  readonly now: RowView | null
  /** The row as it will be; null when there will be none. */
  readonly target: RowView | null
  /** Fields that got other values since: their value now, and the one that undoing would give them. */
  readonly conflicts: readonly FieldDifference[]
  /** The row was deleted since. */
  readonly isGone: boolean
}

/**
 * How to bring a row back to before a change. Only what the change changed goes back; what was edited beside it since
 * stays. A field that somebody changed since is a conflict, unless it has its old value already.
 */
export function undoStep(change: RecordedChange, now: RowView | null): UndoStep {
  const { before, after } = change
  const target = before !== null && after !== null && now !== null ? { ...now, ...changedBack(before, after) } : before
  const isGone = now === null && before !== null && after !== null
  return { change, now, target, isGone, conflicts: isGone ? fieldDifferences(null, target) : changedSince(change, now, target) }
}

export function isNothing({ now, target }: UndoStep): boolean {
  return isDeepStrictEqual(now, target)
}

/** The old values of the fields that a change changed. */
function changedBack(before: RowView, after: RowView): RowView {
  return Object.fromEntries(fieldDifferences(before, after).map(field => [field.name, field.before]))
}

function changedSince({ after }: RecordedChange, now: RowView | null, target: RowView | null): FieldDifference[] {
  if (now === null) return []
  return fieldDifferences(now, target).filter(({ name }) => !isDeepStrictEqual(now[name], after?.[name] ?? null))
}
