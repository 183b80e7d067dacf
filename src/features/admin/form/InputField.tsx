import { type ComponentProps, useId } from 'react'
import { FIELD, FIELD_ERROR, FIELD_HINT, FIELD_LABEL, FIELD_NOTE, INPUT } from '../ui/looks.ts'

type InputFieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly note?: string
  readonly hint?: string
  /** What is wrong, in words; empty when nothing is. */
  readonly error: string
  /** The error is read out as soon as it is there. */
  readonly isErrorRead?: boolean
}

/**
 * Label, input, hint and error; the last two are read out with the input. Also for pages that are rendered ahead: it asks no
 * browser for its language.
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
