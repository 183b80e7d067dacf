import type { APIRoute } from 'astro'
import { encodeProducts } from '../../features/shop/product-index.ts'
import { mediumImage } from '../../ui/picture-sources.ts'
import { partNumber } from '../../layouts/path-number.ts'

export const GET: APIRoute = ({ locals, params }) => {
  const part = partNumber(params['part'])
  const cards = part === null ? null : locals.content.productCardsPart(part)
  const small = cards?.map(card => ({ ...card, image: mediumImage(locals.content.picture(card.image), card.image) }))
  return small ? Response.json(encodeProducts(small)) : new Response(null, { status: 404 })
}
