import { createContext, type FocusEvent, use } from 'react'
import type { Locale } from '../../../../common/locales.ts'
import type { Control } from './form-values.ts'

/** Codes of wrong fields by name. */
export type FieldCodes = ReadonlyMap<string, string>

/** What the fields of a form know of it. */
type FormContextValue = {
  readonly locale: Locale
  /** Before the ids of the fields, so that two forms of one page share none. */
  readonly idPrefix: string
  readonly codes: FieldCodes
  /** What was typed into a field before the page was loaded again; empty when nothing was, or it is not kept. */
  readonly keptValue: (name: string) => string
  /** Called when a field is left. */
  readonly leave: (event: FocusEvent<Control>) => void
  /** Called when a field changes. */
  readonly correct: () => void
}

export const FormContext = createContext<FormContextValue | null>(null)

/** @throws outside a MessageForm */
export function useFormContext(): FormContextValue {
  const context = use(FormContext)
  if (!context) throw new Error('A field belongs into a MessageForm')
  return context
}
