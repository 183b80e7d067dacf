import { useStore } from '@nanostores/react'
import { type Locale, LOCALES } from '#common/locales.ts'
import { visibleLine } from '#common/visible-line.ts'
import { type EditorField, isRequired, lackingTranslation } from '../fields/editor-field.ts'
import { Field } from '../form/Field.tsx'
import { LanguageTabs } from '../form/LanguageTabs.tsx'
import type { DraftErrors } from '../form/draft.ts'
import { formMessages } from '../form/form.i18n.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { LazyPart } from '../loading/lazy-parts.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { Button } from '../ui/Button.tsx'
import { BUTTON_LINK, INPUT } from '../ui/looks.ts'
import { CategoryField } from './CategoryField.tsx'
import type { DraftOf, EditorKind, FieldOf, Item, Typed } from './model/editor-kind.ts'
import { inputOf } from './model/field-values.ts'

type EditorFieldsProps<Row extends Item> = {
  readonly kind: EditorKind<Row>
  /** The kind's fields in page order. */
  readonly fields: readonly EditorField<FieldOf<Row>>[]
  /** Null for a new item. */
  readonly item: Row | null
  readonly draft: DraftOf<Row>
  readonly errors: DraftErrors<FieldOf<Row>>
  /** The language of the open tab and of the preview. */
  readonly shown: Locale
  readonly onShow: (locale: Locale) => void
  readonly onChange: (name: FieldOf<Row>, value: string) => void
}

/** Draws the fields common to all languages, a tab for each language, and beside them a preview of the public page. */
export function EditorFields<Row extends Item>(props: EditorFieldsProps<Row>) {
  const { kind, fields, item, draft, errors, shown, onShow, onChange } = props
  const locale = useStore($pageLanguage)
  const isNew = item === null
  const input = (field: EditorField<FieldOf<Row>>) => (
    <FieldInput
      key={field.name}
      field={field}
      value={draft[field.name]}
      error={errors[field.name]}
      locale={locale}
      optional={!isRequired(field, isNew)}
      estonian={lackingTranslation(field, draft, isNew)?.words ?? null}
      onChange={value => onChange(field.name, value)}
    />
  )
  const commonFields = fields.filter(({ language }) => language === null)
  const wrong = new Set(LOCALES.filter(one => fields.some(({ name, language }) => errors[name] && language === one)))
  return (
    <>
      {commonFields.length === 0 ? null : (
        <div className="flex flex-wrap gap-x-[clamp(1.25rem,2.5vw,2.25rem)] gap-y-6">
          {commonFields.map(field => (
            <div key={field.name} className={`min-w-0 grow ${field.type === 'picture' ? 'basis-full' : 'basis-52'}`}>
              {input(field)}
            </div>
          ))}
        </div>
      )}
      <div className="grid gap-x-words gap-y-10 *:min-w-0 wide:grid-cols-2 wide:items-start">
        <LanguageTabs shown={shown} onShow={onShow} wrong={wrong}>
          {language => <div className="grid gap-6">{fields.filter(field => field.language === language).map(input)}</div>}
        </LanguageTabs>
        {/* It loads after the fields, which work without it. The draft has the fields of `Row`, so its input has their types. */}
        <LazyPart waiting={<div className="min-h-173" aria-busy />}>
          <kind.preview typed={inputOf(kind.fields, draft) as Typed<Row>} item={item} locale={shown} />
        </LazyPart>
      </div>
    </>
  )
}

type FieldInputProps = {
  readonly field: EditorField<string>
  readonly value: string
  readonly error: string | undefined
  /** The page's language. */
  readonly locale: Locale
  readonly optional: boolean
  /** The Estonian words for a required translation that is empty; null when there is nothing to copy. */
  readonly estonian: string | null
  readonly onChange: (value: string) => void
}

/** One field, with the input of its type. */
function FieldInput({ field, value, error, locale, optional, estonian, onChange }: FieldInputProps) {
  const common = { name: field.name, label: field.label(locale), hint: field.hint?.(locale), error, optional }
  const lang = field.language ?? undefined
  switch (field.type) {
    case 'rich-text':
      return <RichTextField {...common} lang={lang ?? locale} value={value} onChange={onChange} />
    case 'picture':
      return <PictureField {...common} value={value} onChange={onChange} />
    case 'category':
      return <CategoryField {...common} value={value} onChange={onChange} />
    default:
      return (
        <Field {...common}>
          {control => (
            <>
              <input
                {...control}
                className={INPUT}
                lang={lang}
                value={value}
                inputMode={field.type === 'euros' ? 'decimal' : undefined}
                autoComplete="off"
                onChange={event => onChange(event.target.value)}
              />
              {field.type === 'line' && field.hasCounter ? (
                <LengthCounter length={visibleLine(value).length} max={field.maxLength} />
              ) : null}
              {estonian === null ? null : (
                <Button
                  look={`${BUTTON_LINK} justify-self-start`}
                  onClick={() => takeOver(field.name, estonian, onChange)}
                  text={formMessages(locale).takeEstonianTitle}
                />
              )}
            </>
          )}
        </Field>
      )
  }
}

/** The used part of a field's length: `12 / 200`. Screen readers hear of it in the field's error instead. */
function LengthCounter({ length, max }: { readonly length: number; readonly max: number }) {
  const tone = length > max ? 'font-medium text-error' : 'text-ink-soft'
  return (
    <span className={`text-small [font-variant-numeric:tabular-nums] ${tone}`} aria-hidden="true">
      {length} / {max}
    </span>
  )
}

/** Fills a field with words. The pressed button disappears, so the field gets the focus. */
function takeOver(name: string, words: string, onChange: (value: string) => void): void {
  onChange(words)
  document.getElementById(name)?.focus()
}
