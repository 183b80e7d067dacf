import type { APIRoute } from 'astro'
import { LOCALES } from '#common/locales.ts'
import { paths, type SitePath } from '#common/paths.ts'
import { TEXT_IDS } from '../content/content-reader.ts'
import { sitemap } from '../features/sitemap/sitemap.ts'
import { TEXT_PAGES } from '../features/text/TextArticle.tsx'
import { languagesOf } from '../i18n/localized.ts'
import { PAGES, SITEMAP_PAGES } from '../i18n/page-names.i18n.ts'

/** The ids of the texts that decide the languages of a page, by the page's path. */
const TEXTS = new Map([...Object.values(TEXT_PAGES), 'noseTraining' as const].map(page => [PAGES[page].path, TEXT_IDS[page]]))

/** The sitemap of fixed pages and categories. */
export const GET: APIRoute = ({ locals: { content, site } }) => {
  const languages = (path: SitePath) => {
    const text = TEXTS.get(path)
    return text === undefined ? LOCALES : languagesOf(content.text(text))
  }
  const pages = SITEMAP_PAGES.map(path => ({ path, languages: languages(path) }))
  const categories = content
    .categories()
    .map(({ segment, name }) => ({ path: paths.category(segment), languages: languagesOf(name) }))
  return sitemap(site.origin, [...pages, ...categories])
}
