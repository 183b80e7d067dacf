import { createContext, type FocusEvent, use } from 'react'
import type { Locale } from '#common/locales.ts'
import type { Control } from './form-values.ts'

/** The error codes of wrong fields, by the fields' names. */
export type FieldCodes = ReadonlyMap<string, string>

/** A field that was found wrong while it had the focus, and in how many tries one was; the name is empty when none is. */
export type Announced = { readonly name: string; readonly tries: number }

/** What a form tells its fields. */
type FormContextValue = {
  readonly locale: Locale
  /** Prefix of the fields' ids, so that two forms of one page share none. */
  readonly idPrefix: string
  readonly codes: FieldCodes
  /** Screen readers would read the error of this field only on coming to it. */
  readonly announced: Announced
  /** Called when the visitor leaves a field. */
  readonly leave: (event: FocusEvent<Control>) => void
  /** Called when the visitor changes a field. */
  readonly correct: () => void
}

export const FormContext = createContext<FormContextValue | null>(null)

/** What the form around a field tells it. @throws outside a MessageForm */
export function useFormContext(): FormContextValue {
  const context = use(FormContext)
  if (!context) throw new Error('A field belongs into a MessageForm')
  return context
}
