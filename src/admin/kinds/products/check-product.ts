import { discountOf } from '#common/euro.ts'
import type { ProductView } from '#server/products/product.schemas.ts'
import type { DraftOf, FieldOf } from '../../editor/model/editor-kind.ts'
import type { DraftErrors } from '../../form/draft.ts'
import { readEuros } from '../../form/euro-input.ts'

type ProductErrors = DraftErrors<FieldOf<ProductView>>

/** Checks that a discount lowers the price. */
export function checkProduct(draft: DraftOf<ProductView>, errors: ProductErrors): ProductErrors {
  const price = readEuros(draft.price).euros
  const newPrice = readEuros(draft.new_price).euros
  const isWrong = price !== null && newPrice !== null && discountOf(price, newPrice) === null
  return { ...errors, ...(isWrong && { new_price: 'NOT_A_DISCOUNT' }) }
}
