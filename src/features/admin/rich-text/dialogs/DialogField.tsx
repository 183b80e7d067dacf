import { useId } from 'react'
import { FIELD, FIELD_ERROR, FIELD_HINT } from '../../ui/looks.ts'

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
    <div className={FIELD}>
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
      <p className={FIELD_HINT} id={`${id}-hint`}>
        {hint}
      </p>
      <p className={FIELD_ERROR} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}
