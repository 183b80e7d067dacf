import { Field } from '../form/Field.tsx'

type RichTextFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** The language that is written here. */
  readonly lang: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (html: string) => void
}

/** A text with headings, lists, links and pictures, written as HTML. It grows with what is written. */
export function RichTextField({ name, label, hint, lang, value, error, onChange }: RichTextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional className="rich-text-field">
      {control => <textarea {...control} rows={12} lang={lang} value={value} onChange={event => onChange(event.target.value)} />}
    </Field>
  )
}
