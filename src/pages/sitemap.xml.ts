import type { APIRoute } from 'astro'
import { sitemapIndex } from '../features/sitemap/sitemap.ts'

/** The index of all sitemaps. */
export const GET: APIRoute = ({ locals: { content, site } }) =>
  sitemapIndex(site.origin, [
    '/sitemap-pages.xml',
    ...content.productIndex().map(part => `/sitemap-products-${part}.xml`),
    ...content.postIndex().parts.map(part => `/sitemap-posts-${part}.xml`),
  ])
