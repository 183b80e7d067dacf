import type { APIRoute } from 'astro'
import { encodeFacts } from '../../features/products/product-index.ts'
import { partNumber } from '../../i18n/path-parameters.ts'

export const GET: APIRoute = ({ locals, params }) => {
  const part = partNumber(params['part'])
  const rows = part === null ? null : locals.content.productSearchPart(part)
  return rows ? Response.json(encodeFacts(rows)) : new Response(null, { status: 404 })
}
