import type { ReactNode } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { fieldErrorText, formMessages } from './form.messages.ts'

/** What an input needs to belong to its label, hint and error. */
export type FieldControl = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly required: boolean
}

type FieldProps = {
  /** The API's name of the field; also the input's id. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean
  /** An error code of the form or the server. */
  readonly error: string | undefined
  readonly className?: string
  /** False for what HTML knows no label for, such as an editable element: that names itself. */
  readonly isLabelable?: boolean
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, input, hint and error of one value. */
export function Field({ name, label, hint, optional = false, error, className = '', isLabelable = true, children }: FieldProps) {
  const t = useTexts(formMessages)
  const hintId = hint ? `${name}-hint` : undefined
  const errorId = error ? `${name}-error` : undefined
  const control: FieldControl = {
    id: name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    required: !optional,
  }
  return (
    <div className={`editor-field ${className}`}>
      <label {...(isLabelable ? { htmlFor: name } : { 'data-for': name })}>
        {label}
        {optional ? <span className="editor-field-optional"> ({t.optional})</span> : null}
      </label>
      {children(control)}
      {hint ? (
        <p className="editor-field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="editor-field-error" id={errorId}>
          {fieldErrorText(t, error)}
        </p>
      ) : null}
    </div>
  )
}
