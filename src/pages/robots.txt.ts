import type { APIRoute } from 'astro'

/** The rules for crawlers. Pages of accounts are not in them: those say noindex themselves, which a crawler has to read. */
export const GET: APIRoute = ({ locals }) =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${locals.site.origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
