import { useId } from 'react'

type DialogFieldProps = {
  readonly label: string
  readonly hint: string
  /** What is wrong, in words. */
  readonly error?: string | null
  readonly value: string
  readonly lang?: string
  readonly inputMode?: 'url' | 'text'
  readonly isFirst?: boolean
  readonly onChange: (value: string) => void
}

/** A line of a dialog: label, input, hint, error. */
export function DialogField({ label, hint, error, value, lang, inputMode, isFirst = false, onChange }: DialogFieldProps) {
  const id = useId()
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, value, lang, inputMode }}
        autoFocus={isFirst}
        autoComplete="off"
        spellCheck={inputMode === 'url' ? false : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={event => onChange(event.target.value)}
      />
      <p className="editor-field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="editor-field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}
