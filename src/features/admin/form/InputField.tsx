import type { ComponentProps } from 'react'

type InputFieldProps = ComponentProps<'input'> & {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly hint?: string
  /** Empty when nothing is wrong. */
  readonly error: string
}

/** Label, input, hint and error; the last two are read out with the input. */
export function InputField({ id, label, note, hint, error, ...input }: InputFieldProps) {
  const describedBy = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="editor-field">
      <label htmlFor={id}>
        {label}
        {note ? <span className="editor-field-optional"> ({note})</span> : null}
      </label>
      <input {...input} id={id} aria-invalid={error !== '' || undefined} aria-describedby={describedBy} />
      {hint ? (
        <p className="editor-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className="editor-field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}
