import type { ProductCard } from '../../content/content-reader.ts'
import { type LocalizedText, localize } from '../../i18n/localized.ts'
import type { Locale } from '../../../common/locales.ts'
import type { CartProduct } from './cart.rules.ts'

/** The product data of a button that adds to the cart (`data-add-to-cart`, JSON). */
export type AddToCartData = CartProduct & { readonly id: number }

/** A product as the cart remembers it. */
export function cartProduct(card: ProductCard): CartProduct {
  return {
    header: card.title.et,
    header_en: card.title.en,
    header_ru: card.title.ru,
    price: card.priceCents / 100,
    new_price: card.newPriceCents === null ? null : card.newPriceCents / 100,
    image: card.image,
    category_id: card.categoryId,
  }
}

/** The title to show, and its language. */
export function cartTitle({ header, header_en, header_ru }: CartProduct, locale: Locale): LocalizedText {
  return localize({ et: header, en: header_en, ru: header_ru }, locale)
}

/** For a button's `data-add-to-cart`. */
export function addToCartJson(card: ProductCard): string {
  return JSON.stringify({ id: card.id, ...cartProduct(card) } satisfies AddToCartData)
}
