import type { Locale } from '../../../i18n/locales.ts'
import type { EditorField } from '../editor/editor-field.ts'
import { EditorButtons } from '../editor/EditorButtons.tsx'
import { draftOf } from '../editor/field-values.ts'
import { FieldInputs } from '../editor/FieldInputs.tsx'
import { LanguageTabs } from '../form/LanguageTabs.tsx'
import { SaveBar } from '../form/SaveBar.tsx'
import { Coming } from './Coming.tsx'

export type FirstFormProps<Name extends string, Extra> = {
  readonly locale: Locale
  readonly fields: readonly EditorField<Name, Extra>[]
  /** What there is of it before anything is loaded. */
  readonly extra: Extra
  /** The item is going to be made. */
  readonly isNew: boolean
  readonly isDeletable: boolean
}

/** What an editor's form will look like, without an item: its fields and its buttons, each in its place. */
export function FirstForm<Name extends string, Extra>({
  locale,
  fields,
  extra,
  isNew,
  isDeletable,
}: FirstFormProps<Name, Extra>) {
  const draft = draftOf(fields, null, locale)
  const errors = {} as Record<Name, never>
  const inputs = (language: Locale | null) => (
    <FieldInputs
      fields={fields.filter(field => field.language === language)}
      {...{ draft, errors, extra, isNew }}
      onChange={nobody}
    />
  )
  return (
    <>
      {fields.some(({ language }) => language === null) ? <div className="editor-facts">{inputs(null)}</div> : null}
      <div className="editor-columns">
        <LanguageTabs shown={locale} onShow={nobody} wrong={NONE}>
          {language => <div className="editor-texts">{inputs(language)}</div>}
        </LanguageTabs>
        <div className="preview-waiting" />
      </div>
      <SaveBar status={<Coming locale={locale} />} remedies={null}>
        <EditorButtons isNew={isNew} isBusy={false} deleteQuestion={isDeletable ? '' : null} onDelete={nobody} />
      </SaveBar>
    </>
  )
}

const NONE: ReadonlySet<Locale> = new Set()

/** Nothing here is pressed by React: the page's own scripts keep what is done until React is there. */
function nobody(): void {}
