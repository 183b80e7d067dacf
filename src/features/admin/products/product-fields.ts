import { discountOf } from '../../../../server/products/discount.schemas.ts'
import type { ProductView } from '../../../../server/products/product.schemas.ts'
import type { Category } from '../api/category.api.ts'
import { field } from '../editor/editor-field.ts'
import { checkSearchWords, pictureField, richTextFields, searchWordsField, titleFields } from '../editor/common-fields.ts'
import type { Draft, DraftErrors } from '../form/draft.ts'
import { readEuros } from '../form/euro-input.ts'
import { categoryOptions } from './category-options.ts'
import { productEditorMessages } from './product-editor.messages.ts'

export type ProductField = Exclude<keyof ProductView, 'id'>
export type ProductDraft = Draft<ProductField>
export type ProductExtra = { readonly categories: readonly Category[] }

/** Specification §5: price, category and Estonian title are required; the other titles only when a product is edited. */
export const productFields = [
  ...field<'category_id', ProductExtra>('category_id', {
    type: 'choice',
    required: 'always',
    label: locale => productEditorMessages(locale).category,
    nothing: locale => productEditorMessages(locale).chooseCategory,
    options: ({ categories }, locale) => categoryOptions(categories, locale),
  }),
  ...field<'price', ProductExtra>('price', {
    type: 'euros',
    required: 'always',
    label: locale => productEditorMessages(locale).price,
  }),
  ...field<'new_price', ProductExtra>('new_price', {
    type: 'euros',
    required: 'never',
    label: locale => productEditorMessages(locale).newPrice,
    hint: locale => productEditorMessages(locale).newPriceHint,
  }),
  ...pictureField<ProductExtra>(),
  ...searchWordsField<ProductExtra>(),
  ...titleFields<'header', ProductExtra>('header', { required: language => (language === 'et' ? 'always' : 'when-edited') }),
  ...richTextFields<'description', ProductExtra>('description', { label: 'description' }),
]

/** A discount is one, and search words are not too many. */
export function checkProduct(draft: ProductDraft, errors: DraftErrors<ProductField>): DraftErrors<ProductField> {
  const price = readEuros(draft.price).euros
  const newPrice = readEuros(draft.new_price).euros
  const isWrong = price !== null && newPrice !== null && discountOf(price, newPrice) === null
  return { ...checkSearchWords(draft), ...errors, ...(isWrong && { new_price: 'NOT_A_DISCOUNT' }) }
}
