import { encodeTitles } from '../../features/products/product-index.ts'
import { partEndpoint } from '../../features/search/part-endpoint.ts'

/** A part of the shop's index: words of titles, and search words. */
export const GET = partEndpoint((content, part) => content.productSearchPart(part), encodeTitles)
