import type { EntityManager } from '@mikro-orm/postgresql'
import { centsToEuros, discountOf, eurosToCents } from '#common/euro.ts'
import { HEADER } from '#common/localized-fields.ts'
import { AppError, type FieldError } from '../core/errors.ts'
import type { CartLine, OrderForm } from '../messages/message-forms.schemas.ts'
import { Product } from '../products/product.entity.ts'
import type { ChangedCart } from './changed-cart.schemas.ts'
import type { OrderLine } from './order-line.ts'

/** An order as the catalogue has it; its total in euros. */
export type PricedOrder = { cart: OrderLine[]; total: number }

/** A line of the cart with its product, undefined when the catalogue has none. */
type PricedLine = { sent: CartLine; product: Product | undefined }

/**
 * Gives an order the catalogue's titles and prices, which must be those that the browser sent.
 * @throws AppError CART_CHANGED with the whole present cart, naming each line that differs
 */
export async function pricedOrder(em: EntityManager, order: Pick<OrderForm, 'cart' | 'total'>): Promise<PricedOrder> {
  const products = await productsOf(em, order.cart)
  const lines = order.cart.map(sent => ({ sent, product: productOf(sent, products) }))
  const total = centsToEuros(lines.reduce((sum, line) => sum + lineCents(line), 0))
  const errors = lines.flatMap(differences)
  if (order.total !== total) errors.push({ path: 'total', code: 'TOTAL_CHANGED', message: 'The total has changed.' })
  if (errors.length > 0) {
    const details: ChangedCart = { cart: lines.map(currentLine), total }
    throw new AppError('CART_CHANGED', { errors, details })
  }
  return { cart: lines.flatMap(({ sent, product }) => (product ? [orderLine(sent, product)] : [])), total }
}

async function productsOf(em: EntityManager, cart: readonly CartLine[]): Promise<Product[]> {
  const ids = cart.flatMap(({ id }) => id ?? [])
  const headers = cart.flatMap(({ id, header }) => (id ? [] : [header]))
  const byHeader = headers.length > 0 ? HEADER.names.map(title => ({ [title]: { $in: headers } })) : []
  return em.find(Product, { $or: [{ id: { $in: ids } }, ...byHeader] }, { orderBy: { id: 'asc' } })
}

/** A line without an id names its product by the title, in any language; of several the one at the cart's price is meant. */
function productOf(line: CartLine, products: readonly Product[]): Product | undefined {
  if (line.id) return products.find(({ id }) => id === line.id)
  const named = products.filter(product => HEADER.names.some(title => product[title] === line.header))
  return named.find(product => hasShownPrice(product, line)) ?? named[0]
}

/** Whether the buyer pays what the cart shows. The price that is struck through does not count. */
function hasShownPrice(product: Product, line: CartLine): boolean {
  return unitCents(product) === eurosToCents(shownDiscountedPrice(line) ?? line.price)
}

/** What the buyer pays for one piece, in cents. */
function unitCents({ priceCents, newPriceCents }: Product): number {
  return newPriceCents ?? priceCents
}

/** The catalogue's discounted price in euros; null without a discount. */
function discountedPrice({ priceCents, newPriceCents }: Product): number | null {
  const discountCents = discountOf(priceCents, newPriceCents)
  return discountCents === null ? null : centsToEuros(discountCents)
}

/** The discounted price that the cart shows, in euros; null without a discount. */
function shownDiscountedPrice({ price, new_price }: CartLine): number | null {
  return discountOf(price, new_price)
}

function lineCents({ sent, product }: PricedLine): number {
  return product ? unitCents(product) * sent.quantity : 0
}

/** The fields of a line of the cart that are not as in the catalogue. */
function differences({ sent, product }: PricedLine, index: number): FieldError[] {
  const path = `cart.${index}`
  if (!product) return [{ path: `${path}.id`, code: 'GONE', message: 'There is no such product.' }]
  if (hasShownPrice(product, sent)) return []
  const errors: FieldError[] = []
  const message = 'The price has changed.'
  if (product.priceCents !== eurosToCents(sent.price)) errors.push({ path: `${path}.price`, code: 'PRICE_CHANGED', message })
  if (discountedPrice(product) !== shownDiscountedPrice(sent))
    errors.push({ path: `${path}.new_price`, code: 'PRICE_CHANGED', message })
  return errors
}

/** A line as the catalogue has it now, for the cart to take over. */
function currentLine({ sent, product }: PricedLine): ChangedCart['cart'][number] {
  const { quantity } = sent
  if (!product) {
    const { id = null, header, price, new_price } = sent
    return { state: 'gone', id, header, price, new_price, quantity }
  }
  const { id, header, priceCents } = product
  const state = hasShownPrice(product, sent) ? 'same' : 'price_changed'
  return { state, id, header, price: centsToEuros(priceCents), new_price: discountedPrice(product), quantity }
}

function orderLine({ quantity }: CartLine, product: Product): OrderLine {
  const { id, priceCents } = product
  return { id, ...HEADER.pick(product), price: centsToEuros(priceCents), new_price: discountedPrice(product), quantity }
}
