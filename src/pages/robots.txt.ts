import type { APIRoute } from 'astro'

// Account pages say noindex themselves; a rule here would keep crawlers from reading that.
export const GET: APIRoute = ({ locals }) =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${locals.site.origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
