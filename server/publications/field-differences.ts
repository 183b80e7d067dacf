import { isDeepStrictEqual } from 'node:util'
import type { FieldDifference } from '../publication-queue/publication.schemas.ts'

/** A row in its API form. */
export type RowView = Readonly<Record<string, unknown>>

/** Characters of a text that lists show. */
const CUT_AT = 300

/** Fields whose values differ; where there is no row every field is null. The id tells rows apart and is none of them. */
export function fieldDifferences(before: RowView | null, after: RowView | null): FieldDifference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  names.delete('id')
  return [...names].flatMap(name => {
    const values = { before: before?.[name] ?? null, after: after?.[name] ?? null }
    return isDeepStrictEqual(values.before, values.after) ? [] : [{ name, ...values, is_cut: false }]
  })
}

/** The same, with long texts shortened. */
export function cutDifference({ name, before, after }: FieldDifference): FieldDifference {
  return { name, before: cut(before), after: cut(after), is_cut: isLong(before) || isLong(after) }
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.length > CUT_AT
}

function cut(value: unknown): unknown {
  // Not between the halves of a surrogate pair: half a character cannot be sent.
  return isLong(value) ? `${value.slice(0, CUT_AT).replace(/[\uD800-\uDBFF]$/, '')}…` : value
}
