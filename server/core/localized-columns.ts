import { p } from '@mikro-orm/core'
import type { LocalizedField } from '#common/localized-fields.ts'

/** Columns of a line of text in each language. @param maxLength in characters, as PostgreSQL counts them */
export function lineColumns<Name extends string>(field: LocalizedField<Name>, maxLength: number) {
  return field.fields(
    () => p.string().length(maxLength),
    () => p.string().length(maxLength).nullable(),
  )
}

/** Columns of sanitised HTML in each language. */
export function richTextColumns<Name extends string>(field: LocalizedField<Name>) {
  return field.fields(
    () => p.text(),
    () => p.text().nullable(),
  )
}
