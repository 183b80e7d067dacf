/**
 * The discounted price, or null where there is none. One that is not below the price is none: the API takes one that equals
 * it, but nobody may read of a discount that there is not.
 * @param newPrice in the unit of the price
 */
export function discountOf(price: number, newPrice: number | null | undefined): number | null {
  return typeof newPrice === 'number' && newPrice < price ? newPrice : null
}
