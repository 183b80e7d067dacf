import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { useTexts } from '../language/use-texts.ts'
import { FIELD, FIELD_ERROR, FIELD_HINT, FIELD_LABEL, FIELD_NOTE, SELECT } from '../ui/looks.ts'
import { fieldErrorMessages } from './field-errors.i18n.ts'
import { formMessages } from './form.i18n.ts'

/** Links an input to its label, hint and error. */
export type FieldControl = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly required: boolean
}

/** Props of a draft field that is more than an input. */
export type DraftFieldProps = {
  /** The API's name of the field; also the id of the labelled element. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** As text; may be empty. */
  readonly value: string
  /** An error code of the form or the server. */
  readonly error: string | undefined
  readonly optional: boolean
  readonly onChange: (value: string) => void
}

type FieldProps = Omit<DraftFieldProps, 'value' | 'onChange'> & {
  /** False for an element that HTML cannot label, such as an editable one: it names itself. */
  readonly isLabelable?: boolean
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, input, hint and error of one value of a draft. */
export function Field({ name, label, hint, optional, error, isLabelable = true, children }: FieldProps) {
  const t = useTexts(formMessages)
  const errors = useTexts(fieldErrorMessages)
  const hintId = hint ? `${name}-hint` : undefined
  const errorId = error ? `${name}-error` : undefined
  const control: FieldControl = {
    id: name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    required: !optional,
  }
  return (
    <div className={FIELD}>
      <label className={FIELD_LABEL} {...(isLabelable ? { htmlFor: name } : { 'data-for': name })}>
        {label}
        {optional ? <span className={FIELD_NOTE}> ({t.optional})</span> : null}
      </label>
      {children(control)}
      {hint ? (
        <p className={FIELD_HINT} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={FIELD_ERROR} id={errorId}>
          {errorText(errors, error)}
        </p>
      ) : null}
    </div>
  )
}

type SelectFieldProps = {
  readonly id: string
  readonly label: string
  /** The chosen option's value; empty for all. */
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string, lang?: Locale])[]
  /** Whether an option is always chosen: then there is no choice of all. */
  readonly isChosen?: boolean
  readonly onChange: (value: string) => void
}

/** A choice that filters a list. */
export function SelectField({ id, label, value, options, isChosen = false, onChange }: SelectFieldProps) {
  const { all } = useTexts(formMessages)
  return (
    <div className={FIELD}>
      <label className={FIELD_LABEL} htmlFor={id}>
        {label}
      </label>
      <select className={SELECT} id={id} value={value} onChange={event => onChange(event.target.value)}>
        {isChosen ? null : <option value="">{all}</option>}
        {options.map(([each, text, lang]) => (
          <option key={each} value={each} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** An error in words. @param error a code; after a blank there may be the value that is wrong */
function errorText(t: ReturnType<typeof fieldErrorMessages>, error: string): string {
  const [code = '', value = ''] = error.split(' ', 2)
  const text = Object.hasOwn(t, code) ? t[code as keyof typeof t] : t.OTHER
  return typeof text === 'string' ? text : text(value)
}
