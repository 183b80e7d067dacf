import { centsToEuros, eurosToCents } from '#common/euro.ts'
import type { LocalizedFields } from '#common/localized-names.ts'

/** A line of an order as the catalogue has it; money in euros, as in the payload. */
export type OrderLine = LocalizedFields<'header'> & {
  id: number
  price: number
  /** The discounted price; null without a discount. */
  new_price: number | null
  quantity: number
}

/** What the buyer pays for one piece. */
export function unitPriceOf({ price, new_price }: OrderLine): number {
  return new_price ?? price
}

/** What the buyer pays for the line. */
export function lineTotalOf(line: OrderLine): number {
  return centsToEuros(eurosToCents(unitPriceOf(line)) * line.quantity)
}
