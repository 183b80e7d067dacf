import type { Locale } from '../../../i18n/locales.ts'
import type { DraftErrors } from '../form/draft.ts'
import { Field } from '../form/Field.tsx'
import { useTexts } from '../language/use-texts.ts'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { DESCRIPTION_FIELDS, type ProductDraft, type ProductField, TITLE_FIELDS } from './product-draft.ts'
import { productEditorMessages } from './product-editor.messages.ts'

type ProductTextsProps = {
  readonly locale: Locale
  readonly draft: ProductDraft
  readonly errors: DraftErrors<ProductField>
  readonly onChange: (field: ProductField, value: string) => void
}

/** Title and description in one language. */
export function ProductTexts({ locale, draft, errors, onChange }: ProductTextsProps) {
  const t = useTexts(productEditorMessages)
  const title = TITLE_FIELDS[locale]
  const description = DESCRIPTION_FIELDS[locale]
  const titleLabel = { et: t.headerEt, en: t.headerEn, ru: t.headerRu }[locale]
  const descriptionLabel = { et: t.descriptionEt, en: t.descriptionEn, ru: t.descriptionRu }[locale]
  return (
    <div className="product-texts-fields">
      <Field name={title} label={titleLabel} error={errors[title]}>
        {control => (
          <input
            {...control}
            lang={locale}
            autoComplete="off"
            value={draft[title]}
            onChange={event => onChange(title, event.target.value)}
          />
        )}
      </Field>
      <RichTextField
        name={description}
        label={descriptionLabel}
        hint={locale === 'et' ? t.descriptionHint : `${t.translationHint} ${t.descriptionHint}`}
        lang={locale}
        value={draft[description]}
        error={errors[description]}
        onChange={html => onChange(description, html)}
      />
    </div>
  )
}
