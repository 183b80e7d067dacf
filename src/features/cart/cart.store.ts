import { persistentAtom } from '@nanostores/persistent'
import { atom } from 'nanostores'
import {
  type Cart,
  type CartEntry,
  type CartProduct,
  decreased,
  EMPTY_CART,
  increased,
  itemCount,
  withCurrentProduct,
  withoutProduct,
  withProduct,
  withQuantity,
} from './cart.rules.ts'
import { parseCart } from './stored-cart.ts'

/**
 * The visitor's cart: this browser keeps it (`cart:v1`, see {@link Cart}), and everything on the page and all open tabs
 * share it.
 */
export const $cart = persistentAtom<Cart>('cart:v1', EMPTY_CART, { encode: JSON.stringify, decode: parseCart })

/**
 * The last removed line, until the visitor puts it back, adds a product or removes another line. Another tab's changes win: the
 * offer ends when the cart has the product again, or is empty.
 */
export const $removed = atom<{ readonly id: number; readonly entry: CartEntry } | null>(null)

// Without a listener the store would not notice what other tabs do.
$cart.listen(cart => {
  const count = itemCount(cart)
  // The badge (cart-badge.ts) does not import the store. It hears of other tabs by itself.
  dispatchEvent(new CustomEvent('cart:count', { detail: count }))
  const removed = $removed.get()
  if (removed && (count === 0 || removed.id in cart)) $removed.set(null)
})

export function addToCart(id: number, product: CartProduct, quantity: number): void {
  $cart.set(withProduct($cart.get(), id, product, quantity))
  $removed.set(null)
}

export function increase(id: number): void {
  $cart.set(increased($cart.get(), id))
}

export function decrease(id: number): void {
  $cart.set(decreased($cart.get(), id))
}

export function setQuantity(id: number, quantity: number): void {
  $cart.set(withQuantity($cart.get(), id, quantity))
}

/** Removes a line; {@link putBack} undoes it. */
export function removeFromCart(id: number): void {
  const entry = $cart.get()[id]
  $cart.set(withoutProduct($cart.get(), id))
  $removed.set(entry ? { id, entry } : null)
}

/** Puts the last removed line back into its place. */
export function putBack(): void {
  const removed = $removed.get()
  if (removed) $cart.set({ ...$cart.get(), [removed.id]: removed.entry })
}

/** Takes over the published product, with its price. */
export function acceptProduct(id: number, product: CartProduct): void {
  $cart.set(withCurrentProduct($cart.get(), id, product))
}

export function emptyCart(): void {
  $cart.set(EMPTY_CART)
}
