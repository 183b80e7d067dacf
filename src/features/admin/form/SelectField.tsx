type SelectFieldProps = {
  readonly id: string
  readonly label: string
  /** Empty for all. */
  readonly value: string
  /** What the choice is called that narrows nothing. */
  readonly all: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

/** A choice that narrows a list. */
export function SelectField({ id, label, value, all, options, onChange }: SelectFieldProps) {
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
