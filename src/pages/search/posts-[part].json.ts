import type { APIRoute } from 'astro'
import { encodePosts } from '../../features/news/post-index.ts'
import { partNumber } from '../../i18n/path-parameters.ts'

export const GET: APIRoute = ({ locals, params }) => {
  const part = partNumber(params['part'])
  const rows = part === null ? null : locals.content.postIndexPart(part)
  return rows ? Response.json(encodePosts(rows)) : new Response(null, { status: 404 })
}
