import { persistentJSON } from '@nanostores/persistent'

/** What the cart remembers of a product (specification §3); prices are in euros. */
type OrderProduct = {
  readonly header: string
  readonly header_en: string | null
  readonly header_ru: string | null
  readonly price: number
  readonly new_price: number | null
  readonly image: string | null
  readonly category_id: number
}

/** By product id. */
export type OrderCart = Readonly<Record<string, { readonly product: OrderProduct; readonly quantity: number }>>

/** The visitor's cart as this browser keeps it. */
export const $cart = persistentJSON<OrderCart>('cart:v1', {})
