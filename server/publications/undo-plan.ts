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
  /** Fields edited since: their value now, and the one that undo would give them. */
  readonly conflicts: readonly FieldDifference[]
  /** An administrator deleted the row since. */
  readonly isGone: boolean
}

/**
 * Plans one row's way back to before a change. Undo reverts only what that change changed; later edits of other fields
 * stay. A field edited since is a conflict, unless it has its old value already.
 * @param computed fields that follow from others and cannot be edited
 * @param last the row as its deletion found it, where the change found one and there is none now
 */
export function undoStep(
  change: RecordedChange,
  now: RowView | null,
  computed: readonly string[] = [],
  last: RowView | null = null,
): UndoStep {
  const { before, after } = change
  const isUpdate = before !== null && after !== null
  const target = isUpdate ? { ...(now ?? last ?? before), ...changedBack(before, after, computed) } : before
  const isGone = isUpdate && now === null
  const conflicts = isGone ? fieldDifferences(null, target) : changedSince(change, now, target)
  return { change, now, target, isGone, conflicts: conflicts.filter(({ name }) => !computed.includes(name)) }
}

/** Whether the step changes nothing: the row is as before already. */
export function isNothing({ now, target }: UndoStep): boolean {
  return isDeepStrictEqual(now, target)
}

/** The old values of the changed fields. */
function changedBack(before: RowView, after: RowView, computed: readonly string[]): RowView {
  const edited = fieldDifferences(before, after).filter(({ name }) => !computed.includes(name))
  return Object.fromEntries(edited.map(field => [field.name, field.before]))
}

function changedSince({ after }: RecordedChange, now: RowView | null, target: RowView | null): FieldDifference[] {
  if (now === null) return []
  return fieldDifferences(now, target).filter(({ name }) => !isDeepStrictEqual(now[name], after?.[name] ?? null))
}
