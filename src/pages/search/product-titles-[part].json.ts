import { encodeTitles } from '../../features/products/product-index.ts'
import { partEndpoint } from '../../features/search/published-part.ts'

export const GET = partEndpoint((content, part) => content.productSearchPart(part), encodeTitles)
