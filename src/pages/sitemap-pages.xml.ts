import type { APIRoute } from 'astro'
import { LOCALES } from '#common/locales.ts'
import { paths, type SitePath } from '#common/paths.ts'
import { SERVICE_TYPES, type ServiceType } from '#common/service-types.ts'
import { TEXT_IDS } from '../content/content-reader.ts'
import { serviceLanguages } from '../features/services/service-languages.ts'
import { sitemap } from '../features/sitemap/sitemap.ts'
import { TEXT_PAGES } from '../features/text/TextArticle.tsx'
import { languagesOf } from '../i18n/localized.ts'
import { PAGES, SERVICE_PAGES, SITEMAP_PAGES } from '../i18n/page-names.i18n.ts'

/** The ids of the texts that decide the languages of a page, by the page's path. */
const TEXTS = new Map([...Object.values(TEXT_PAGES), 'noseTraining' as const].map(page => [PAGES[page].path, TEXT_IDS[page]]))

/** The kinds of services with a page of their own, by its path. */
const SERVICES = new Map<SitePath, ServiceType>(SERVICE_TYPES.map(type => [PAGES[SERVICE_PAGES[type]].path, type]))

/** The sitemap of fixed pages and categories. */
export const GET: APIRoute = ({ locals: { content, site } }) => {
  const languages = (path: SitePath) => {
    const [text, services] = [TEXTS.get(path), SERVICES.get(path)]
    if (services !== undefined) return serviceLanguages(content, services)
    return text === undefined ? LOCALES : languagesOf(content.text(text))
  }
  const pages = SITEMAP_PAGES.map(path => ({ path, languages: languages(path) }))
  const categories = content
    .categories()
    .map(({ segment, name }) => ({ path: paths.category(segment), languages: languagesOf(name) }))
  return sitemap(site.origin, [...pages, ...categories])
}
