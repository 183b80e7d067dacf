import { isDeepStrictEqual } from 'node:util'
import { shortened } from '#common/shortened.ts'
import type { FieldDifference } from '../publication-queue/publication.schemas.ts'

/** A row in its API form. */
export type RowView = Readonly<Record<string, unknown>>

/** Characters of a long text that lists show at most. */
const MAX_LISTED_TEXT = 300

/** The fields whose values differ. Without a row every field counts as null. The id identifies the row and is no field. */
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
  const short = { before: cut(before), after: cut(after) }
  return { name, ...short, is_cut: short.before !== before || short.after !== after }
}

function cut(value: unknown): unknown {
  return typeof value === 'string' ? shortened(value, MAX_LISTED_TEXT) : value
}
