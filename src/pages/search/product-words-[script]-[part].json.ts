import type { APIRoute } from 'astro'
import { encodeWords } from '../../features/products/product-index.ts'
import { partNumber } from '../../i18n/path-parameters.ts'
import { SCRIPTS } from '../../i18n/script.ts'

/** A part of the shop's index: words of descriptions in one script. */
export const GET: APIRoute = ({ locals, params }) => {
  const script = SCRIPTS.find(name => name === params['script'])
  const part = partNumber(params['part'])
  const rows = part === null || script === undefined ? null : locals.content.productWordsPart(script, part)
  return rows ? Response.json(encodeWords(rows)) : new Response(null, { status: 404 })
}
