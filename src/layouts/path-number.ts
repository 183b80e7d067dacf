/**
 * The id or list part in an address, or null for any other text. `/uudised/007` and `/uudised/7.0` are not
 * `/uudised/7`: a page has one address.
 */
export function pathNumber(parameter: string | undefined): number | null {
  return parameter !== undefined && /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : null
}

/** As {@link pathNumber} for the parts of index files, which count from 0. */
export function partNumber(parameter: string | undefined): number | null {
  return parameter === '0' ? 0 : pathNumber(parameter)
}
