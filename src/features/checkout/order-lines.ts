import type { CartLine } from '../../../server/messages/message-forms.schemas.ts'
import type { ChangedCart } from '../../../server/orders/changed-cart.schemas.ts'
import type { LocalizedText } from '../../i18n/localized.ts'
import type { Locale } from '../../../common/locales.ts'
import { cartTitle } from '../cart/cart-product.ts'
import { type Cart, cartLines, unitCents, withCurrentProduct, withoutProduct } from '../cart/cart.rules.ts'

/** The cart as the payload of an order (specification §7), in the visitor's order. */
export function orderLines(cart: Cart): CartLine[] {
  return cartLines(cart).map(({ id, entry: { product, quantity } }) => ({
    id,
    header: product.header,
    price: product.price,
    new_price: product.new_price,
    quantity,
  }))
}

/** The lines that the page did not send, because it knew already that their products are no longer sold. */
export function goneLines(cart: Cart, deleted: ReadonlySet<number>): ChangedCart['cart'] {
  return orderLines(cart).flatMap(line =>
    typeof line.id === 'number' && deleted.has(line.id) ? [{ ...line, id: line.id, state: 'gone' as const }] : [],
  )
}

/** The cart with the catalogue's prices, without products that are no longer sold. A line added meanwhile stays. */
export function withCatalogue(cart: Cart, lines: ChangedCart['cart']): Cart {
  return lines.reduce((now, { id, state, price, new_price }) => {
    const entry = id === null ? undefined : now[id]
    if (id === null || !entry) return now
    return state === 'gone' ? withoutProduct(now, id) : withCurrentProduct(now, id, { ...entry.product, price, new_price })
  }, cart)
}

/** A line that differs from what the visitor saw; amounts in cents, null when the product is no longer sold. */
export type ChangedLine = {
  readonly title: LocalizedText
  readonly price: { readonly before: number; readonly now: number } | null
}

/** The differences between the cart that the visitor saw and the catalogue's lines. */
export function changedLines(cart: Cart, lines: ChangedCart['cart'], locale: Locale): ChangedLine[] {
  return lines.flatMap(line => {
    if (line.state === 'same') return []
    const product = line.id === null ? undefined : cart[line.id]?.product
    const title = product ? cartTitle(product, locale) : { text: line.header, lang: 'et' as const }
    const price = line.state === 'gone' ? null : { before: unitCents(product ?? line), now: unitCents(line) }
    return [{ title, price }]
  })
}
