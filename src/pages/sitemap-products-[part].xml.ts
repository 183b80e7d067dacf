import type { APIRoute } from 'astro'
import { paths } from '#common/paths.ts'
import { sitemap } from '../features/sitemap/sitemap.ts'
import { languagesOf } from '../i18n/localized.ts'
import { partNumber } from '../i18n/path-parameters.ts'

/** The sitemap of a part of the products. */
export const GET: APIRoute = ({ locals: { content, site }, params }) => {
  const part = partNumber(params['part'])
  const rows = part === null ? null : content.productIndexPart(part)
  if (!rows) return new Response(null, { status: 404 })
  return sitemap(
    site.origin,
    rows.map(({ id, title, categorySegment }) => ({ path: paths.product(categorySegment, id), languages: languagesOf(title) })),
  )
}
