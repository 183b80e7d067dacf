import { listedProduct } from '../../features/products/listed-product.ts'
import { encodeProducts } from '../../features/products/product-index.ts'
import { partEndpoint } from '../../features/search/part-endpoint.ts'

/** The cards of products with neighbouring ids. */
export const GET = partEndpoint(
  (content, part) => content.productCardsPart(part),
  (cards, content) => encodeProducts(cards.map(card => listedProduct(card, content))),
)
