import type { APIRoute } from 'astro'
import { encodeProducts } from '../../features/shop/product-index.ts'
import { partNumber } from '../../layouts/path-number.ts'

export const GET: APIRoute = ({ locals, params }) => {
  const part = partNumber(params['part'])
  const cards = part === null ? null : locals.content.productCardsPart(part)
  return cards ? Response.json(encodeProducts(cards)) : new Response(null, { status: 404 })
}
