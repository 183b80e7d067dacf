import { useStore } from '@nanostores/react'
import type { Locale } from '../../../i18n/locales.ts'
import type { Draft, DraftErrors } from '../form/draft.ts'
import { Field } from '../form/Field.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { formMessages } from '../form/form.messages.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { type EditorField, isRequired } from './editor-field.ts'
import { lackingTranslation } from './lacking-translations.ts'
import { LengthCounter } from './LengthCounter.tsx'

type FieldInputsProps<Name extends string, Extra> = {
  readonly fields: readonly EditorField<Name, Extra>[]
  readonly draft: Draft<Name>
  readonly errors: DraftErrors<Name>
  readonly extra: Extra
  readonly isNew: boolean
  readonly onChange: (name: Name, value: string) => void
}

/** The fields of an editor that stand in one place, each as its type asks for. */
export function FieldInputs<Name extends string, Extra>({
  fields,
  draft,
  errors,
  extra,
  isNew,
  onChange,
}: FieldInputsProps<Name, Extra>) {
  const locale = useStore($pageLanguage)
  return fields.map(field => (
    <FieldInput
      key={field.name}
      field={field}
      value={draft[field.name]}
      error={errors[field.name]}
      optional={!isRequired(field, isNew)}
      estonian={lackingTranslation(field, draft, isNew)?.words ?? null}
      onChange={value => onChange(field.name, value)}
      {...{ extra, locale }}
    />
  ))
}

type FieldInputProps<Extra> = {
  readonly field: EditorField<string, Extra>
  readonly value: string
  readonly error: string | undefined
  readonly extra: Extra
  /** The page's language. */
  readonly locale: Locale
  readonly optional: boolean
  /** Words that can be taken over where the field has to be filled and is empty. */
  readonly estonian: string | null
  readonly onChange: (value: string) => void
}

function FieldInput<Extra>({ field, value, error, extra, locale, optional, estonian, onChange }: FieldInputProps<Extra>) {
  const common = { name: field.name, label: field.label(locale), hint: field.hint?.(locale), error, optional }
  const input = { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
  const lang = field.language ?? undefined
  switch (field.type) {
    case 'rich-text':
      return <RichTextField {...common} lang={lang ?? locale} value={value} onChange={onChange} />
    case 'picture':
      return <PictureField {...common} value={value} onChange={onChange} />
    case 'euros':
      return <Field {...common}>{control => <input {...control} {...input} inputMode="decimal" autoComplete="off" />}</Field>
    case 'choice':
      return (
        <Field {...common}>
          {control => (
            <select {...control} {...input}>
              <option value="">{field.nothing(locale)}</option>
              {field.options(extra, locale).map(option => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )
    case 'line':
      return (
        <Field {...common}>
          {control => (
            <>
              <input {...control} {...input} lang={lang} autoComplete="off" />
              {field.hasCounter ? <LengthCounter length={value.trim().length} max={field.maxLength} /> : null}
              {estonian === null ? null : (
                <button className="field-take-over" type="button" onClick={() => takeOver(field.name, estonian, onChange)}>
                  {formMessages(locale).takeEstonian}
                </button>
              )}
            </>
          )}
        </Field>
      )
  }
}

/** The pressed button goes with it: what it filled has the focus then. */
function takeOver(name: string, words: string, onChange: (value: string) => void): void {
  onChange(words)
  document.getElementById(name)?.focus()
}
