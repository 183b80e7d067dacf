import { rowId } from '#common/row-id.ts'

/**
 * The number of an item or a list part in an address, from 1, or null for any other text. `/uudised/007` and `/uudised/7.0` are
 * not `/uudised/7`, because a page has one address.
 */
export function pathNumber(parameter: string | undefined): number | null {
  return rowId(parameter ?? '')
}

/** As {@link pathNumber}, for the parts of index files, which count from 0. */
export function partNumber(parameter: string | undefined): number | null {
  return parameter === '0' ? 0 : pathNumber(parameter)
}

/**
 * The category's decoded segment in the address of a shop page, `/[locale]/tooted/{category}/…` (or
 * `/[locale]/410/tooted/{category}`). `Astro.params` is of no use here: it leaves `%26` and the like encoded, so that `a&b` and
 * `a%26b` look the same.
 * @returns the segment, or an empty string, which no category has, when the address has none or it is not valid UTF-8
 */
export function categorySegmentOf(request: Request): string {
  const encoded = /^(?:\/[a-z]{2})?(?:\/410)?\/tooted\/([^/]+)/.exec(new URL(request.url).pathname)?.[1]
  try {
    return encoded === undefined ? '' : decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
