import { type ComponentProps, useId } from 'react'
import { FIELD, FIELD_ERROR, FIELD_HINT, FIELD_LABEL, FIELD_NOTE, INPUT } from '../ui/looks.ts'

type InputFieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly note?: string
  readonly hint?: string
  /** The error in words; empty without one. */
  readonly error: string
  /** Screen readers read the error as soon as it appears. */
  readonly isErrorRead?: boolean
}

/**
 * Label, input, hint and error; screen readers read the last two with the input. The build renders it, too: it reads no
 * language from the browser.
 */
export function InputField({ id, label, note, hint, error, isErrorRead = false, ...input }: InputFieldProps) {
  const own = useId()
  const name = id ?? own
  const describedBy = [`${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <div className={FIELD}>
      <label className={FIELD_LABEL} htmlFor={name}>
        {label}
        {note ? <span className={FIELD_NOTE}> ({note})</span> : null}
      </label>
      <input className={INPUT} {...input} id={name} aria-invalid={error !== '' || undefined} aria-describedby={describedBy} />
      {hint ? (
        <p className={FIELD_HINT} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className={FIELD_ERROR} id={`${name}-error`} role={isErrorRead ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
