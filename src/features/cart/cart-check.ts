import { atom, computed } from 'nanostores'
import { eurosToCents } from '#common/euro.ts'
import type { ChangedCart } from '#server/orders/changed-cart.schemas.ts'
import type { ProductCard } from '../../content/content-reader.ts'
import { decodeProducts, productCardsPath, type ProductCardsFile } from '../products/product-index.ts'
import { readJsonIfThere } from '../search/read-json.ts'
import { cartProduct } from './cart-product.ts'
import { type Cart, type CartProduct, unitCents, withoutProducts } from './cart.rules.ts'
import { $cart, takeOverLooks } from './cart.store.ts'

/** The published cards of the cart's products, by id; null for a product that is no longer sold. Empty before the first check. */
export const $published = atom<ReadonlyMap<number, ProductCard | null>>(new Map())
/** Whether the last check failed. The cart then knows of no changes since the check before. */
export const $isCheckFailed = atom(false)

/** How many checks have begun. */
let begun = 0
/** The check that began last of those that have ended. */
let lastEnded = 0

/** How a line differs from the published product. */
export type LineChange = { readonly kind: 'deleted' } | { readonly kind: 'repriced'; readonly current: CartProduct }

/** The lines that the visitor has to settle before ordering, by product id. */
export const $lineChanges = computed([$cart, $published], (cart, published): ReadonlyMap<number, LineChange> => {
  const changes = new Map<number, LineChange>()
  for (const [id, { product }] of Object.entries(cart)) {
    const change = changeOf(product, published.get(Number(id)))
    if (change) changes.set(Number(id), change)
  }
  return changes
})

/** Products of the cart that are no longer sold: {@link $orderable} leaves them out. */
export const $deletedIds = computed(
  $lineChanges,
  (changes): ReadonlySet<number> => new Set([...changes].flatMap(([id, { kind }]) => (kind === 'deleted' ? [id] : []))),
)

/** The cart without products that are no longer sold: the basis of the sum and of the order. */
export const $orderable = computed([$cart, $deletedIds], (cart, deleted): Cart => withoutProducts(cart, deleted))

/** @param card null when the product is no longer sold, undefined before the first check */
function changeOf(product: CartProduct, card: ProductCard | null | undefined): LineChange | null {
  if (card === undefined) return null
  if (card === null) return { kind: 'deleted' }
  const current = cartProduct(card)
  return unitCents(current) === unitCents(product) ? null : { kind: 'repriced', current }
}

/**
 * Compares the cart with the published shop. When the browser cannot read the shop's files, every line stays as it is, and the
 * check runs again when the browser is back online. A check that ends after a later one says nothing.
 */
export async function checkCart(cart: Cart = $cart.get()): Promise<void> {
  const turn = (begun += 1)
  const ids = Object.keys(cart).map(Number)
  const files = await Promise.all([...new Set(ids.map(productCardsPath))].map(readCards)).catch(() => null)
  if (turn < lastEnded) return
  lastEnded = turn
  $isCheckFailed.set(files === null)
  if (files === null) return addEventListener('online', checkAgain, { once: true })
  const cards = new Map(files.flat().map(card => [card.id, card]))
  $published.set(new Map(ids.map(id => [id, cards.get(id) ?? null])))
  for (const card of cards.values()) followLooks(card)
}

function checkAgain(): void {
  void checkCart()
}

/**
 * Gives a line the product's present name and picture, because the old picture's file may be gone. A line with another price
 * stays as it is: the visitor has to accept the price first.
 */
function followLooks(card: ProductCard): void {
  const product = $cart.get()[card.id]?.product
  if (product === undefined || changeOf(product, card) !== null) return
  const current = cartProduct(card)
  const kept = new Map(Object.entries(product))
  if (Object.entries(current).some(([name, value]) => kept.get(name) !== value)) takeOverLooks(card.id, current)
}

/**
 * Takes over what the server said of an order's products. The server knows prices that are not published yet, or that changed
 * since the last check.
 */
export function learnCatalogue(lines: ChangedCart['cart']): void {
  const published = new Map($published.get())
  for (const { id, state, price, new_price: newPrice } of lines) {
    const card = id === null ? undefined : published.get(id)
    if (id === null || !card) continue
    const prices = { priceCents: eurosToCents(price), newPriceCents: newPrice === null ? null : eurosToCents(newPrice) }
    published.set(id, state === 'gone' ? null : { ...card, ...prices })
  }
  $published.set(published)
}

/** The cards of one file, as the server has it now: the browser may hold an older copy. */
async function readCards(path: string): Promise<ProductCard[]> {
  const file = await readJsonIfThere<ProductCardsFile>(path, { cache: 'no-cache' })
  return file ? decodeProducts(file) : []
}
