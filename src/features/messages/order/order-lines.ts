import type { CartLine } from '../../../../server/messages/message-forms.schemas.ts'
import type { ChangedCart } from '../../../../server/messages/changed-cart.schemas.ts'
import { type Cart, cartLines } from '../../cart/cart.rules.ts'

/** The cart as an order has it (specification §7), in the visitor's order. */
export function orderLines(cart: Cart): CartLine[] {
  return cartLines(cart).map(({ id, entry: { product, quantity } }) => ({
    id,
    header: product.header,
    price: product.price,
    new_price: product.new_price,
    quantity,
  }))
}

/** The cart with the prices the catalogue has now, without what is not sold any more. */
export function withCatalogue(cart: Cart, { cart: lines }: Pick<ChangedCart, 'cart'>): Cart {
  const current = lines.flatMap(({ id, state, price, new_price }) => {
    const entry = id === null ? undefined : cart[id]
    if (!entry || state === 'gone') return []
    return [[String(id), { ...entry, product: { ...entry.product, price, new_price } }] as const]
  })
  return Object.fromEntries(current)
}
