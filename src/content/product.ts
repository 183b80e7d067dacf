import { discountOf, eurosToCents } from '#common/euro.ts'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import type { ProductView } from '#server/products/product.schemas.ts'

/** A product as the API has it. One that an administrator is typing may still lack its price. */
type ProductRow<Euros extends number | null> = Readonly<Omit<ProductView, 'price' | 'category_id'>> & { readonly price: Euros }

/** What a product's card says, apart from its picture and category. */
export function productInBrief<Euros extends number | null>({ id, price, new_price, ...row }: ProductRow<Euros>) {
  const newPrice = price === null ? null : discountOf(price, new_price)
  return {
    id,
    title: HEADER.byLocale(row),
    priceCents: (price === null ? null : eurosToCents(price)) as Euros,
    newPriceCents: newPrice === null ? null : eurosToCents(newPrice),
  }
}

/** What a product's page says, likewise: the published one, and the preview of its editor. */
export function productOnPage<Euros extends number | null>(row: ProductRow<Euros>) {
  return { ...productInBrief(row), descriptionHtml: DESCRIPTION.byLocale(row) }
}
