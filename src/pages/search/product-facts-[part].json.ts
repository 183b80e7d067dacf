import { encodeFacts } from '../../features/products/product-index.ts'
import { partEndpoint } from '../../features/search/part-endpoint.ts'

/** A part of the shop's index: ids, categories and prices. */
export const GET = partEndpoint((content, part) => content.productSearchPart(part), encodeFacts)
