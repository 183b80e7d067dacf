import type { CartLine } from '../../../../server/messages/message-forms.schemas.ts'
import type { ChangedCart } from '../../../../server/messages/changed-cart.schemas.ts'
import type { OrderCart } from './order-cart.ts'

const cents = (euros: number) => Math.round(euros * 100)

/** What one piece costs, in cents: the discounted price where there is one. */
export function pieceCents({ price, new_price }: { price: number; new_price: number | null }): number {
  return cents(new_price ?? price)
}

/** The cart as an order has it (specification §7). */
export function orderLines(cart: OrderCart): CartLine[] {
  return Object.entries(cart).map(([id, { product, quantity }]) => ({
    id: Number(id),
    header: product.header,
    price: product.price,
    new_price: product.new_price,
    quantity,
  }))
}

export function orderTotalCents(cart: OrderCart): number {
  return Object.values(cart).reduce((sum, { product, quantity }) => sum + pieceCents(product) * quantity, 0)
}

/** The cart with the prices the catalogue has now, without what is not sold any more. */
export function withCatalogue(cart: OrderCart, { cart: lines }: Pick<ChangedCart, 'cart'>): OrderCart {
  const current = lines.flatMap(({ id, state, price, new_price }) => {
    const entry = id === null ? undefined : cart[id]
    if (!entry || state === 'gone') return []
    return [[String(id), { ...entry, product: { ...entry.product, price, new_price } }] as const]
  })
  return Object.fromEntries(current)
}
