import { isDeepStrictEqual } from 'node:util'
import { fieldDifferences, type RowView } from './field-differences.ts'
import type { FieldDifference, RecordedChange } from '../publication-queue/publication.schemas.ts'

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
 * @param computed fields that nobody edits
 */
export function undoStep(change: RecordedChange, now: RowView | null, computed: readonly string[] = []): UndoStep {
  const { before, after } = change
  const isUpdate = before !== null && after !== null
  const target = isUpdate && now !== null ? { ...now, ...changedBack(before, after, computed) } : before
  const isGone = isUpdate && now === null
  const conflicts = isGone ? fieldDifferences(null, target) : changedSince(change, now, target)
  return { change, now, target, isGone, conflicts: conflicts.filter(({ name }) => !computed.includes(name)) }
}

/** Whether a step would change nothing: the row is as it was before already. */
export function isNothing({ now, target }: UndoStep): boolean {
  return isDeepStrictEqual(now, target)
}

/** The old values of the fields that a change changed. */
function changedBack(before: RowView, after: RowView, computed: readonly string[]): RowView {
  const edited = fieldDifferences(before, after).filter(({ name }) => !computed.includes(name))
  return Object.fromEntries(edited.map(field => [field.name, field.before]))
}

function changedSince({ after }: RecordedChange, now: RowView | null, target: RowView | null): FieldDifference[] {
  if (now === null) return []
  return fieldDifferences(now, target).filter(({ name }) => !isDeepStrictEqual(now[name], after?.[name] ?? null))
}
