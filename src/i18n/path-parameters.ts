import { ROW_ID } from '#common/row-id.ts'

/**
 * The id or list part in an address, or null for any other text. `/uudised/007` and `/uudised/7.0` are not
 * `/uudised/7`: a page has one address.
 */
export function pathNumber(parameter: string | undefined): number | null {
  return parameter !== undefined && ROW_ID.test(parameter) ? Number(parameter) : null
}

/** As {@link pathNumber} for the parts of index files, which count from 0. */
export function partNumber(parameter: string | undefined): number | null {
  return parameter === '0' ? 0 : pathNumber(parameter)
}

/**
 * The category's decoded segment in the address of a shop page, `/[locale]/tooted/{category}/…` (or
 * `/[locale]/410/tooted/{category}`). `Astro.params` does not do: it leaves `%26` and the like encoded, so that `a&b` and
 * `a%26b` look the same.
 * @returns the segment, or an empty string (which no category has) when there is none or it is not valid UTF-8
 */
export function categorySegmentOf(request: Request): string {
  const encoded = /^(?:\/[a-z]{2})?(?:\/410)?\/tooted\/([^/]+)/.exec(new URL(request.url).pathname)?.[1]
  try {
    return encoded === undefined ? '' : decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
