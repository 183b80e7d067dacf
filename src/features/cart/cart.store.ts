import { persistentAtom } from '@nanostores/persistent'
import { onMount } from 'nanostores'
import {
  type Cart,
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
 * The visitor's cart: kept in this browser (`cart:v1`, see {@link Cart}), shared by everything on the page and by all
 * open tabs.
 */
export const $cart = persistentAtom<Cart>('cart:v1', EMPTY_CART, { encode: JSON.stringify, decode: parseCart })

// The badge (cart-badge.ts) carries no store. It hears of other tabs by itself.
onMount($cart, () => $cart.listen(cart => dispatchEvent(new CustomEvent('cart:count', { detail: itemCount(cart) }))))
// A store that nobody listens to would not notice what other tabs do.
$cart.listen(() => {})

export function addToCart(id: number, product: CartProduct, quantity: number): void {
  $cart.set(withProduct($cart.get(), id, product, quantity))
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

export function removeFromCart(id: number): void {
  $cart.set(withoutProduct($cart.get(), id))
}

/** The line takes over the product as it is sold now, with its price. */
export function acceptProduct(id: number, product: CartProduct): void {
  $cart.set(withCurrentProduct($cart.get(), id, product))
}

export function emptyCart(): void {
  $cart.set(EMPTY_CART)
}
