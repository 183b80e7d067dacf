import { discountOf, eurosToCents } from './euro.ts'

/** What a line of a cart says of its product, and how many of it: prices of one piece, in euros. */
type Line = {
  readonly id?: number | null | undefined
  readonly header: string
  readonly price: number
  readonly new_price: number | null
  readonly quantity: number
}

/**
 * What two tries to send one message have in common. The second one may come from the page in another language, or after the
 * shop corrected a title, or a price that is struck through: the buyer still gets and pays the same.
 * @param form the fields of a message; those of an order have a `cart` of lines
 * @returns equal texts for tries of the same message
 */
export function sameMessageText(form: Readonly<Record<string, unknown>>): string {
  const cart = form['cart'] as readonly Line[] | undefined
  return JSON.stringify({ ...form, locale: null, cart: cart?.map(boughtOf) })
}

/** The product, how many of it, and what the buyer pays for one, in cents. A line without an id names its product by the title. */
function boughtOf({ id, header, price, new_price, quantity }: Line) {
  return [id ?? header, quantity, eurosToCents(discountOf(price, new_price) ?? price)] as const
}
