import { useStore } from '@nanostores/react'
import { localize } from '../../../i18n/localized.ts'
import type { Category } from '../api/product.api.ts'
import type { DraftErrors } from '../form/draft.ts'
import { Field } from '../form/Field.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import type { ProductDraft, ProductField } from './product-draft.ts'
import { productEditorMessages } from './product-editor.messages.ts'

type ProductFactsProps = {
  readonly draft: ProductDraft
  readonly errors: DraftErrors<ProductField>
  readonly categories: readonly Category[]
  readonly onChange: (field: ProductField, value: string) => void
}

/** What a product has once for all languages. */
export function ProductFacts({ draft, errors, categories, onChange }: ProductFactsProps) {
  const locale = useStore($pageLanguage)
  const t = useTexts(productEditorMessages)
  const text = (field: ProductField) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  return (
    <div className="product-facts-fields">
      <Field name="category_id" label={t.category} error={errors.category_id}>
        {control => (
          <select {...control} {...text('category_id')}>
            <option value="">{t.chooseCategory}</option>
            {categories.map(({ id, name, name_en, name_ru }) => (
              <option key={id} value={id}>
                {localize({ et: name, en: name_en, ru: name_ru }, locale).text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="price" label={t.price} error={errors.price}>
        {control => <input {...control} {...text('price')} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field name="new_price" label={t.newPrice} hint={t.newPriceHint} error={errors.new_price} optional>
        {control => <input {...control} {...text('new_price')} inputMode="decimal" autoComplete="off" />}
      </Field>
      <PictureField
        name="image"
        label={t.image}
        hint={t.imageHint}
        value={draft.image}
        error={errors.image}
        onChange={url => onChange('image', url)}
      />
    </div>
  )
}
