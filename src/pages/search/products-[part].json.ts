import type { APIRoute } from 'astro'
import { listedProduct } from '../../features/shop/listed-product.ts'
import { encodeProducts } from '../../features/shop/product-index.ts'
import { partNumber } from '../../layouts/path-number.ts'

export const GET: APIRoute = ({ locals, params }) => {
  const part = partNumber(params['part'])
  const cards = part === null ? null : locals.content.productCardsPart(part)
  const listed = cards?.map(card => listedProduct(card, locals.content))
  return listed ? Response.json(encodeProducts(listed)) : new Response(null, { status: 404 })
}
