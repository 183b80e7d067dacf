import { eurosToCents } from '#common/euro.ts'
import type { LocalizedFields } from '#common/localized-names.ts'
import { MAX_QUANTITY } from '#common/message-rules.ts'

/** What the cart remembers of a product, under the names of the specification (§3). Prices are in euros. */
export type CartProduct = Readonly<LocalizedFields<'header'>> & {
  readonly price: number
  readonly new_price: number | null
  readonly image: string | null
  readonly category_id: number
}

/** A line of the cart. */
export type CartEntry = {
  readonly product: CartProduct
  readonly quantity: number
  /** The line's place in the visitor's order: each new line has a higher one. Carts of earlier versions of the site have none. */
  readonly position?: number
}

/**
 * The cart's entries by product id. JavaScript sorts such keys by number; {@link cartLines} gives them in the visitor's order.
 */
export type Cart = Readonly<Record<string, CartEntry>>

export const MIN_QUANTITY = 1
export const EMPTY_CART: Cart = {}

/** Whether a typed number is a quantity. One above the largest is: the cart cuts it. */
export function isQuantity(typed: number): boolean {
  return Number.isInteger(typed) && typed >= MIN_QUANTITY
}

/** The nearest valid quantity of a line. `NaN` gives the smallest. */
export function validQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return MIN_QUANTITY
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.round(quantity)))
}

/** The cart with so many pieces more. The product's line, new or not, takes the given product, with the price just seen. */
export function withProduct(cart: Cart, id: number, product: CartProduct, quantity: number): Cart {
  const present = cart[id]
  const position = present ? present.position : 1 + Math.max(0, ...Object.values(cart).map(entry => entry.position ?? 0))
  const total = validQuantity((present?.quantity ?? 0) + validQuantity(quantity))
  return { ...cart, [id]: { product, quantity: total, ...(position !== undefined && { position }) } }
}

/** The cart with another product, such as another price, in the product's line. Without such a line, nothing changes. */
export function withCurrentProduct(cart: Cart, id: number, product: CartProduct): Cart {
  const entry = cart[id]
  return entry ? { ...cart, [id]: { ...entry, product } } : cart
}

/** The cart with another quantity, made valid, in the product's line. Without such a line, nothing changes. */
export function withQuantity(cart: Cart, id: number, quantity: number): Cart {
  const entry = cart[id]
  return entry ? { ...cart, [id]: { ...entry, quantity: validQuantity(quantity) } } : cart
}

/** The cart without this product. */
export function withoutProduct(cart: Cart, id: number): Cart {
  if (!(id in cart)) return cart
  const { [String(id)]: _removed, ...others } = cart
  return others
}

/** The cart without these products. */
export function withoutProducts(cart: Cart, ids: ReadonlySet<number>): Cart {
  return ids.size === 0 ? cart : Object.fromEntries(Object.entries(cart).filter(([id]) => !ids.has(Number(id))))
}

/** What remains of the cart after an order: lines and pieces that the visitor added while the order was on its way. */
export function withoutOrdered(cart: Cart, ordered: readonly { readonly id: number; readonly quantity: number }[]): Cart {
  return ordered.reduce((rest, { id, quantity }) => {
    const left = (rest[id]?.quantity ?? 0) - quantity
    return left > 0 ? withQuantity(rest, id, left) : withoutProduct(rest, id)
  }, cart)
}

/** The lines with their product ids, oldest first. */
export function cartLines(cart: Cart): { readonly id: number; readonly entry: CartEntry }[] {
  return Object.entries(cart)
    .map(([id, entry]) => ({ id: Number(id), entry }))
    .toSorted((one, other) => (one.entry.position ?? 0) - (other.entry.position ?? 0))
}

/** Number of distinct products. */
export function itemCount(cart: Cart): number {
  return Object.keys(cart).length
}

/** The price of one piece for the buyer, in cents: the discounted price where there is one. */
export function unitCents({ price, new_price }: Pick<CartProduct, 'price' | 'new_price'>): number {
  return eurosToCents(new_price ?? price)
}

/** The price of all pieces of a line, in cents. */
export function lineCents({ product, quantity }: CartEntry): number {
  return unitCents(product) * quantity
}

/** The sum of all lines, in cents. */
export function totalCents(cart: Cart): number {
  return Object.values(cart).reduce((sum, entry) => sum + lineCents(entry), 0)
}

/** The sum of all lines in euros, with at most two decimals. */
export function totalEuros(cart: Cart): number {
  return totalCents(cart) / 100
}
