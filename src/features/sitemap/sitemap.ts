import { escapeHtml } from '#common/escape-html.ts'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'

const SITEMAP_XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * A sitemap of sitemaps. It has no dates, so that a file changes only when its addresses do.
 * @param origin without a slash at its end
 * @param files site paths of the sitemaps
 */
export function sitemapIndex(origin: string, files: readonly string[]): Response {
  const entries = files.map(file => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>\n`)
  return xml(`<sitemapindex xmlns="${SITEMAP_XMLNS}">\n${entries.join('')}</sitemapindex>\n`)
}

/** A page that search engines should know. */
export type SitemapPage = {
  /** The page's path without a language prefix. */
  readonly path: SitePath
  /** The languages that its content is in. In any other the page repeats the Estonian one, and the sitemap leaves it out. */
  readonly languages: readonly Locale[]
}

/** A sitemap of pages in each of their languages, each with links to all of them. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): Response {
  const entries = pages.flatMap(({ path, languages }) => {
    const links = alternateLinks(origin, path, languages)
    return languages.map(locale => `<url><loc>${escapeHtml(origin + localizedPath(locale, path))}</loc>${links}</url>\n`)
  })
  const namespaces = `xmlns="${SITEMAP_XMLNS}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return xml(`<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`)
}

/** Links to the page in each of its languages; a reader of any other language gets the Estonian one. */
function alternateLinks(origin: string, path: SitePath, languages: readonly Locale[]): string {
  const link = (hreflang: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + localizedPath(locale, path))}"/>`
  return [...languages.map(locale => link(locale, locale)), link('x-default', DEFAULT_LOCALE)].join('')
}

function xml(body: string): Response {
  return new Response(XML + body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
