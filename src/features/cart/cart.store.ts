import { persistentAtom } from '@nanostores/persistent'
import { atom } from 'nanostores'
import { tellNotKept } from './cart-notices.ts'
import {
  type Cart,
  type CartEntry,
  type CartProduct,
  EMPTY_CART,
  itemCount,
  withCurrentProduct,
  withoutProduct,
  withProduct,
  withQuantity,
} from './cart.rules.ts'
import { parseCart } from './stored-cart.ts'

const KEY = 'cart:v1'

/**
 * The visitor's cart: this browser keeps it (`cart:v1`, see {@link Cart}), and everything on the page and all open tabs
 * share it.
 */
export const $cart = persistentAtom<Cart>(KEY, EMPTY_CART, { encode: JSON.stringify, decode: parseCart })

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

if (typeof document !== 'undefined') {
  // What an older site stored, or another program, the badge counts as it is.
  dispatchEvent(new CustomEvent('cart:count', { detail: itemCount($cart.get()) }))
  // The store itself compares with what it stored last, not with what another tab stored since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      $cart.set(parseCart(localStorage.getItem(KEY) ?? ''))
    } catch {
      // Storage is closed to the page: its cart stays.
    }
  })
}

/** Where the browser has no room, or is closed to the site, the cart stays as it was. @returns whether it is kept */
function tryToKeep(cart: Cart): boolean {
  try {
    // To the store, closed storage is an empty one.
    localStorage.getItem(KEY)
    $cart.set(cart)
    return true
  } catch {
    return false
  }
}

/** Keeps a cart in this browser, or says that it could not. @returns whether it is kept */
function keep(cart: Cart): boolean {
  if (tryToKeep(cart)) return true
  tellNotKept()
  return false
}

/** @returns whether the browser kept it */
export function addToCart(id: number, product: CartProduct, quantity: number): boolean {
  if (!keep(withProduct($cart.get(), id, product, quantity))) return false
  $removed.set(null)
  return true
}

export function setQuantity(id: number, quantity: number): void {
  keep(withQuantity($cart.get(), id, quantity))
}

/** Removes a line; {@link putBack} undoes it. */
export function removeFromCart(id: number): void {
  const entry = $cart.get()[id]
  if (keep(withoutProduct($cart.get(), id))) $removed.set(entry ? { id, entry } : null)
}

/** Puts the last removed line back into its place. */
export function putBack(): void {
  const removed = $removed.get()
  if (removed) keep({ ...$cart.get(), [removed.id]: removed.entry })
}

/** Takes over the published product, with its price. */
export function acceptProduct(id: number, product: CartProduct): void {
  keep(withCurrentProduct($cart.get(), id, product))
}

/** Shows a product as it is published now, at the same price: the visitor did nothing, and reads of no failure. */
export function takeOverLooks(id: number, product: CartProduct): void {
  tryToKeep(withCurrentProduct($cart.get(), id, product))
}

/** @returns whether the browser did it */
export function emptyCart(): boolean {
  return keep(EMPTY_CART)
}

/** Follows what the server said of an order. @returns whether the browser keeps it; it says nothing where not */
export function replaceCart(cart: Cart): boolean {
  return tryToKeep(cart)
}
