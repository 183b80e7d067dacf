/**
 * Converts euros to cents.
 * @param euros an amount with at most 2 decimals, e.g. `12.5`
 * @returns integer cents, e.g. `1250`
 */
export function eurosToCents(euros: number): number {
  return Math.round(euros * 100)
}

/**
 * Converts cents to euros.
 * @param cents integer euro cents
 * @returns the amount as a JSON number with at most 2 decimals
 */
export function centsToEuros(cents: number): number {
  return cents / 100
}

/**
 * The discounted price, or null without a discount. A price that is not lower is no discount: the API accepts an equal
 * one, but no page may show it.
 * @param newPrice in the unit of the price; a form or a row without a discount has null or nothing
 */
export function discountOf(price: number, newPrice: number | null | undefined): number | null {
  return typeof newPrice === 'number' && newPrice < price ? newPrice : null
}
