import type { Locale } from '#common/locales.ts'
import { localizedFields, localizedTexts } from '#common/localized-names.ts'
import type { ProductCard } from '../../content/content-reader.ts'
import { type LocalizedText, localize } from '../../i18n/localized.ts'
import type { CartProduct } from './cart.rules.ts'

/** The product data of a button that adds to the cart (`data-add-to-cart`, JSON). */
export type AddToCartData = CartProduct & { readonly id: number }

/** A product as the cart remembers it. */
export function cartProduct(card: ProductCard): CartProduct {
  return {
    ...localizedFields('header', card.title),
    price: card.priceCents / 100,
    new_price: card.newPriceCents === null ? null : card.newPriceCents / 100,
    image: card.image,
    category_id: card.categoryId,
  }
}

/** The product's title in a language, or the Estonian one where there is no translation. */
export function cartTitle(product: CartProduct, locale: Locale): LocalizedText {
  return localize(localizedTexts(product, 'header'), locale)
}

/** The value of a button's `data-add-to-cart`: {@link AddToCartData} as JSON. */
export function addToCartJson(card: ProductCard): string {
  return JSON.stringify({ id: card.id, ...cartProduct(card) } satisfies AddToCartData)
}
