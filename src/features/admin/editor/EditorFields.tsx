import { type Locale, LOCALES } from '../../../i18n/locales.ts'
import type { Draft, DraftErrors } from '../form/draft.ts'
import { LanguageTabs } from '../form/LanguageTabs.tsx'
import { ItemPreview } from '../preview/ItemPreview.tsx'
import type { EditorField } from './editor-field.ts'
import type { EditorKind, Item } from './editor-kind.ts'
import { FieldInputs } from './FieldInputs.tsx'

type EditorFieldsProps<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  /** The kind's fields as they stand on the page. */
  readonly fields: readonly EditorField<Name, Extra>[]
  /** Null while it is being created. */
  readonly item: Row | null
  readonly extra: Extra
  readonly draft: Draft<Name>
  readonly errors: DraftErrors<Name>
  /** The language whose tab and preview are open. */
  readonly shown: Locale
  readonly onShow: (locale: Locale) => void
  readonly onChange: (name: Name, value: string) => void
}

/** What is the same in all languages, a tab for each language, and beside it the public page. */
export function EditorFields<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  fields,
  item,
  extra,
  draft,
  errors,
  shown,
  onShow,
  onChange,
}: EditorFieldsProps<Row, Name, Extra>) {
  const inputs = (language: Locale | null) => (
    <FieldInputs
      fields={fields.filter(field => field.language === language)}
      isNew={item === null}
      {...{ draft, errors, extra, onChange }}
    />
  )
  const wrong = new Set(LOCALES.filter(locale => fields.some(({ name, language }) => errors[name] && language === locale)))
  return (
    <>
      {fields.some(({ language }) => language === null) ? <div className="editor-facts">{inputs(null)}</div> : null}
      <div className="editor-columns">
        <LanguageTabs shown={shown} onShow={onShow} wrong={wrong}>
          {locale => <div className="editor-texts">{inputs(locale)}</div>}
        </LanguageTabs>
        <ItemPreview {...{ kind, draft, item, extra }} locale={shown} />
      </div>
    </>
  )
}
