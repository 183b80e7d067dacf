import type { Locale } from '#common/locales.ts'
import type { CartLine } from '#server/messages/message-forms.schemas.ts'
import type { ChangedCart } from '#server/orders/changed-cart.schemas.ts'
import type { LocalizedText } from '../../i18n/localized.ts'
import { cartTitle } from '../cart/cart-product.ts'
import { type Cart, cartLines, unitCents, withCurrentProduct, withoutProduct } from '../cart/cart.rules.ts'

/** The cart as the payload of an order (specification §7), in the visitor's order. */
export function orderLines(cart: Cart): (CartLine & { id: number })[] {
  return cartLines(cart).map(({ id, entry: { product, quantity } }) => ({
    id,
    header: product.header,
    price: product.price,
    new_price: product.new_price,
    quantity,
  }))
}

/**
 * The cart's lines with products that are no longer sold, as the server answers them. The page knew of them, and did not send
 * them.
 */
export function goneLines(cart: Cart, deleted: ReadonlySet<number>): ChangedCart['cart'] {
  return orderLines(cart).flatMap(line => (deleted.has(line.id) ? [{ ...line, state: 'gone' as const }] : []))
}

/** The cart with the catalogue's prices, without products that are no longer sold. A line added meanwhile stays. */
export function withCatalogue(cart: Cart, lines: ChangedCart['cart']): Cart {
  return lines.reduce((current, { id, state, price, new_price }) => {
    if (id === null) return current
    const entry = current[id]
    if (!entry) return current
    return state === 'gone'
      ? withoutProduct(current, id)
      : withCurrentProduct(current, id, { ...entry.product, price, new_price })
  }, cart)
}

/** A line that differs from what the visitor saw. */
export type ChangedLine = {
  readonly title: LocalizedText
  /** Prices of one piece, null when the product is no longer sold. */
  readonly price: { readonly beforeCents: number; readonly nowCents: number } | null
}

/** The differences between the cart that the visitor saw and the catalogue's lines. */
export function changedLines(cart: Cart, lines: ChangedCart['cart'], locale: Locale): ChangedLine[] {
  return lines.flatMap((line): ChangedLine[] => {
    if (line.state === 'same') return []
    const product = line.id === null ? undefined : cart[line.id]?.product
    const title = product ? cartTitle(product, locale) : { text: line.header, lang: 'et' as const }
    if (line.state === 'gone') return [{ title, price: null }]
    // Another tab took the product out of the cart meanwhile: nothing is left to compare.
    if (!product) return []
    return [{ title, price: { beforeCents: unitCents(product), nowCents: unitCents(line) } }]
  })
}
