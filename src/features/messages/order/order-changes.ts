import type { ChangedCart } from '../../../../server/messages/changed-cart.schemas.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type Cart, unitCents } from '../../cart/cart.rules.ts'
import { orderLines } from './order-lines.ts'

/** A line of a cart that is not what the visitor saw; amounts in cents, null when the product is not sold any more. */
export type ChangedLine = {
  readonly title: string
  readonly price: { readonly before: number; readonly now: number } | null
}

/** What the shop answered to a cart that it does not know like this, and where the page says so. `total` in cents. */
export type OrderChange = { readonly place: HTMLElement; readonly lines: readonly ChangedLine[]; readonly total: number }

/** The lines of a cart that were not sent because the page knew already that their products are not sold any more. */
export function goneLines(cart: Cart, deleted: ReadonlySet<number>): ChangedCart['cart'] {
  return orderLines(cart).flatMap(line =>
    typeof line.id === 'number' && deleted.has(line.id) ? [{ ...line, id: line.id, state: 'gone' as const }] : [],
  )
}

/** What differs between the cart that the visitor saw and the catalogue's lines. */
export function changedLines(cart: Cart, lines: ChangedCart['cart'], locale: Locale): ChangedLine[] {
  return lines.flatMap(line => {
    if (line.state === 'same') return []
    const product = line.id === null ? undefined : cart[line.id]?.product
    const title = (locale === 'et' ? null : product?.[`header_${locale}`]) ?? product?.header ?? line.header
    const price = line.state === 'gone' ? null : { before: unitCents(product ?? line), now: unitCents(line) }
    return [{ title, price }]
  })
}
