import { discountOf } from '../../../../common/discount.ts'
import type { ProductView } from '../../../../server/products/product.schemas.ts'
import { checkSearchWords, pictureField, richTextFields, searchWordsField, titleFields } from '../../editor/common-fields.ts'
import { field } from '../../editor/model/editor-field.ts'
import type { DraftOf, FieldOf } from '../../editor/model/editor-kind.ts'
import type { DraftErrors } from '../../form/draft.ts'
import { readEuros } from '../../form/euro-input.ts'
import { productEditorMessages } from './product-editor.i18n.ts'

/** Specification §5: price, category and Estonian title are required; the other titles only when a product is edited. */
export const productFields = [
  field('category_id', {
    type: 'category',
    required: 'always',
    label: locale => productEditorMessages(locale).category,
  }),
  field('price', {
    type: 'euros',
    required: 'always',
    label: locale => productEditorMessages(locale).price,
  }),
  field('new_price', {
    type: 'euros',
    required: 'never',
    label: locale => productEditorMessages(locale).newPrice,
    hint: locale => productEditorMessages(locale).newPriceHint,
  }),
  pictureField,
  searchWordsField,
  ...titleFields('header', { required: language => (language === 'et' ? 'always' : 'when-edited') }),
  ...richTextFields('description', { label: 'description' }),
]

type ProductErrors = DraftErrors<FieldOf<ProductView>>

/** Checks that a discount lowers the price, and that search words are not too many. */
export function checkProduct(draft: DraftOf<ProductView>, errors: ProductErrors): ProductErrors {
  const price = readEuros(draft.price).euros
  const newPrice = readEuros(draft.new_price).euros
  const isWrong = price !== null && newPrice !== null && discountOf(price, newPrice) === null
  return { ...checkSearchWords(draft), ...errors, ...(isWrong && { new_price: 'NOT_A_DISCOUNT' }) }
}
