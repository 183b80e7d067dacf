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

export type CartEntry = {
  readonly product: CartProduct
  readonly quantity: number
  /** Grows with each new line; carts of earlier versions have none. */
  readonly position?: number
}

/** By product id. JavaScript sorts such keys by number; {@link cartLines} gives them in the visitor's order. */
export type Cart = Readonly<Record<string, CartEntry>>

export const MIN_QUANTITY = 1
export const EMPTY_CART: Cart = {}

/** Whether a visitor can mean it; above the largest, it is cut. */
export function isQuantity(typed: number): boolean {
  return Number.isInteger(typed) && typed >= MIN_QUANTITY
}

/** The nearest valid quantity of a line; not a number is 1. */
export function validQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return MIN_QUANTITY
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.round(quantity)))
}

/** Adds to the product's line, or makes one. The line takes the given product, with the price just seen. */
export function withProduct(cart: Cart, id: number, product: CartProduct, quantity: number): Cart {
  const present = cart[id]
  const position = present ? present.position : 1 + Math.max(0, ...Object.values(cart).map(entry => entry.position ?? 0))
  const total = validQuantity((present?.quantity ?? 0) + validQuantity(quantity))
  return { ...cart, [id]: { product, quantity: total, ...(position !== undefined && { position }) } }
}

/** Updates the line's product; quantity and other lines stay. Without a line, nothing changes. */
export function withCurrentProduct(cart: Cart, id: number, product: CartProduct): Cart {
  const entry = cart[id]
  return entry ? { ...cart, [id]: { ...entry, product } } : cart
}

export function withQuantity(cart: Cart, id: number, quantity: number): Cart {
  const entry = cart[id]
  return entry ? { ...cart, [id]: { ...entry, quantity: validQuantity(quantity) } } : cart
}

export function withoutProduct(cart: Cart, id: number): Cart {
  if (!(id in cart)) return cart
  const { [String(id)]: _removed, ...others } = cart
  return others
}

/** The cart without these products. */
export function withoutProducts(cart: Cart, ids: ReadonlySet<number>): Cart {
  return ids.size === 0 ? cart : Object.fromEntries(Object.entries(cart).filter(([id]) => !ids.has(Number(id))))
}

/** What the cart holds beside an order: lines and pieces that the visitor added while it was sent. */
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
