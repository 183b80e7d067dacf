import { escapeHtml } from '#common/escape-html.ts'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A sitemap of sitemaps. Without dates: a file changes only when its addresses do. */
export function sitemapIndex(origin: string, files: readonly string[]): Response {
  const entries = files.map(file => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>\n`)
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`)
}

export type SitemapPage = {
  /** Without a language prefix. */
  readonly path: SitePath
  /** The languages of its content: in another the page repeats the Estonian one, which search engines know. */
  readonly languages: readonly Locale[]
}

/** Pages in each of their languages, each with links to the others. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): Response {
  const entries = pages.flatMap(({ path: page, languages }) => {
    const twins = alternates(origin, page, languages)
    return languages.map(locale => `<url><loc>${escapeHtml(origin + localizedPath(locale, page))}</loc>${twins}</url>\n`)
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return xml(`<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`)
}

function alternates(origin: string, page: SitePath, languages: readonly Locale[]): string {
  const link = (hreflang: string, path: SitePath) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path)}"/>`
  return [
    ...languages.map(locale => link(locale, localizedPath(locale, page))),
    link('x-default', localizedPath(DEFAULT_LOCALE, page)),
  ].join('')
}

function xml(body: string): Response {
  return new Response(XML + body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
