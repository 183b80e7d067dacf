import type { APIRoute } from 'astro'
import { SITEMAP_PAGES, sitemap } from '../features/sitemap/sitemap.ts'
import { paths } from '../i18n/paths.ts'

export const GET: APIRoute = ({ locals: { content, site } }) =>
  sitemap(site.origin, [...SITEMAP_PAGES, ...content.categories().map(category => paths.category(category.segment))])
