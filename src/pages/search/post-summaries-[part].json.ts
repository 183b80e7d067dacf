import type { APIRoute } from 'astro'
import { postSummariesFile } from '../../features/news/listed-post.ts'
import { pathNumber } from '../../i18n/path-parameters.ts'

export const GET: APIRoute = ({ locals, params }) => {
  const part = pathNumber(params['part'])
  const list = part === null ? null : locals.content.postArchive(part)
  return list ? Response.json(postSummariesFile(list.posts, locals.content)) : new Response(null, { status: 404 })
}
