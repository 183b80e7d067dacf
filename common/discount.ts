/**
 * The discounted price, or null without a discount. A price that is not lower is no discount: the API accepts an equal
 * one, but no page may show it.
 * @param newPrice in the unit of the price
 */
export function discountOf(price: number, newPrice: number | null | undefined): number | null {
  return typeof newPrice === 'number' && newPrice < price ? newPrice : null
}
