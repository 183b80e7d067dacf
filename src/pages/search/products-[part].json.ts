import type { APIRoute } from 'astro'
import { listedProduct } from '../../features/products/listed-product.ts'
import { encodeProducts } from '../../features/products/product-index.ts'
import { partNumber } from '../../i18n/path-parameters.ts'

export const GET: APIRoute = ({ locals, params }) => {
  const part = partNumber(params['part'])
  const cards = part === null ? null : locals.content.productCardsPart(part)
  const listed = cards?.map(card => listedProduct(card, locals.content))
  return listed ? Response.json(encodeProducts(listed)) : new Response(null, { status: 404 })
}
