import type { Problem } from '#server/core/problem.schemas.ts'

/** The values of a form's fields, by their names in the API. */
export type Draft<Field extends string> = Readonly<Record<Field, string>>

/**
 * Error codes by field, each perhaps with a detail after a space. They are no texts, because the page may change its language
 * while they show.
 */
export type DraftErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Whether two drafts of one form have the same values. */
export function isSameDraft<Field extends string>(a: Draft<Field>, b: Draft<Field>): boolean {
  return (Object.keys(a) as Field[]).every(field => a[field] === b[field])
}

/** The first field with an error, in the form's order. */
export function firstError<Field extends string>(fields: readonly Field[], errors: DraftErrors<Field>): Field | null {
  return fields.find(field => errors[field] !== undefined) ?? null
}

/** The server's errors of fields that the form has; it cannot show others. */
export function serverErrors<Field extends string>(fields: readonly Field[], problem: Problem): DraftErrors<Field> {
  const errors: Partial<Record<Field, string>> = {}
  for (const { path, code, value } of problem.errors ?? []) {
    const field = fields.find(name => name === path)
    if (field !== undefined) errors[field] ??= value === undefined ? code : `${code} ${value}`
  }
  return errors
}
