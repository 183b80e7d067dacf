import { isDeepStrictEqual } from 'node:util'
import type { FieldDifference } from '../publication-queue/publication.schemas.ts'

/** A row in its API form. */
export type RowView = Readonly<Record<string, unknown>>

/** Characters of a long text that lists show. */
const CUT_AT = 300

/** Fields whose values differ; without a row every field counts as null. The id identifies the row and is no field. */
export function fieldDifferences(before: RowView | null, after: RowView | null): FieldDifference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  names.delete('id')
  return [...names].flatMap(name => {
    const values = { before: before?.[name] ?? null, after: after?.[name] ?? null }
    return isDeepStrictEqual(values.before, values.after) ? [] : [{ name, ...values, is_cut: false }]
  })
}

/** A difference with its long texts cut. */
export function cutDifference({ name, before, after }: FieldDifference): FieldDifference {
  return { name, before: cut(before), after: cut(after), is_cut: isLong(before) || isLong(after) }
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.length > CUT_AT
}

function cut(value: unknown): unknown {
  // Cut so that no half of a surrogate pair remains: JSON cannot carry one.
  return isLong(value) ? `${value.slice(0, CUT_AT).replace(/[\uD800-\uDBFF]$/, '')}…` : value
}
