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

/** The cart's key in this browser's storage. cart-badge.ts and src/inline/cart-page.js, which import nothing, repeat it. */
export const STORAGE_KEY = 'cart:v1'

/** The visitor's cart. This browser keeps it, and everything on the page and all open tabs share it. */
export const $cart = persistentAtom<Cart>(STORAGE_KEY, EMPTY_CART, { encode: JSON.stringify, decode: parseCart })

/**
 * The line that the visitor removed last, for RemovedLine.tsx to put back. It is null again when the visitor has put the line
 * back, added a product or removed another line, and when another tab added the product or emptied the cart.
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
  // The badge has counted all stored entries; the store has dropped those that it cannot read.
  dispatchEvent(new CustomEvent('cart:count', { detail: itemCount($cart.get()) }))
  // The browser brought this page back, and no event told it what other tabs stored meanwhile. By itself the store reads storage
  // only where that differs from what this page stored last. Another tab may have changed the cart while this page listened, and
  // stored the earlier one again since: the store would go on showing the change.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      const stored = parseCart(localStorage.getItem(STORAGE_KEY) ?? '')
      // The same cart stays the same object: what the page tells of it (OrderForm.tsx) still holds.
      if (JSON.stringify(stored) !== JSON.stringify($cart.get())) $cart.set(stored)
    } catch {
      // Storage is closed to the page: its cart stays.
    }
  })
}

/**
 * Stores a cart in the place of this one, and tells the visitor nothing. Where storage is full, or closed to the site, the cart
 * stays as it was.
 * @returns whether it is stored
 */
export function replaceCart(cart: Cart): boolean {
  try {
    // Throws where storage is closed to the site: the store below would only find it empty.
    localStorage.getItem(STORAGE_KEY)
    $cart.set(cart)
    return true
  } catch {
    return false
  }
}

/** Stores a cart in this browser, or tells the visitor that it could not. @returns whether it is stored */
function storeOrTell(cart: Cart): boolean {
  if (replaceCart(cart)) return true
  tellNotKept()
  return false
}

/** Adds pieces of a product to its line, or makes a line. @returns whether the browser stored it */
export function addToCart(id: number, product: CartProduct, quantity: number): boolean {
  if (!storeOrTell(withProduct($cart.get(), id, product, quantity))) return false
  $removed.set(null)
  return true
}

/** Gives a line another quantity. */
export function setQuantity(id: number, quantity: number): void {
  storeOrTell(withQuantity($cart.get(), id, quantity))
}

/** Removes a line; {@link putBack} undoes it. */
export function removeFromCart(id: number): void {
  const entry = $cart.get()[id]
  if (storeOrTell(withoutProduct($cart.get(), id))) $removed.set(entry ? { id, entry } : null)
}

/** Puts the last removed line back into its place. */
export function putBack(): void {
  const removed = $removed.get()
  if (removed) storeOrTell({ ...$cart.get(), [removed.id]: removed.entry })
}

/** Gives a line the published product, with the new price that the visitor accepted. */
export function acceptProduct(id: number, product: CartProduct): void {
  storeOrTell(withCurrentProduct($cart.get(), id, product))
}

/**
 * Gives a line the product's present name and picture, at the same price. The visitor did not ask for it, so a failure stays
 * silent.
 */
export function takeOverLooks(id: number, product: CartProduct): void {
  replaceCart(withCurrentProduct($cart.get(), id, product))
}

/** Removes all lines. @returns whether the browser stored it */
export function emptyCart(): boolean {
  return storeOrTell(EMPTY_CART)
}
