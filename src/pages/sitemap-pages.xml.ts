import type { APIRoute } from 'astro'
import { LOCALES } from '#common/locales.ts'
import { paths } from '#common/paths.ts'
import { sitemap } from '../features/sitemap/sitemap.ts'
import { SITEMAP_PAGES } from '../i18n/page-names.i18n.ts'

export const GET: APIRoute = ({ locals: { content, site } }) =>
  sitemap(
    site.origin,
    [...SITEMAP_PAGES, ...content.categories().map(({ segment }) => paths.category(segment))].map(path => ({
      path,
      languages: LOCALES,
    })),
  )
