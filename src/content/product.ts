import { discountOf, eurosToCents } from '#common/euro.ts'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import type { ProductView } from '#server/products/product.schemas.ts'

/** A product as the API has it. In an editor the price may still be missing: `Euros` then includes null. */
type ProductRow<Euros extends number | null> = Readonly<Omit<ProductView, 'price' | 'category_id'>> & { readonly price: Euros }

/**
 * What a product's card shows, apart from picture and category. Prices are in cents; `newPriceCents` is null without a discount.
 */
export function productInBrief<Euros extends number | null>({ id, price, new_price, ...row }: ProductRow<Euros>) {
  const newPrice = price === null ? null : discountOf(price, new_price)
  return {
    id,
    title: HEADER.byLocale(row),
    // The price in cents is null exactly when the row's price is, which the compiler cannot see.
    priceCents: (price === null ? null : eurosToCents(price)) as Euros,
    newPriceCents: newPrice === null ? null : eurosToCents(newPrice),
  }
}

/** What a product's page shows, apart from picture and category. The published page and the editor's preview share it. */
export function productOnPage<Euros extends number | null>(row: ProductRow<Euros>) {
  return { ...productInBrief(row), descriptionHtml: DESCRIPTION.byLocale(row) }
}
