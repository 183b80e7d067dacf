import { escapeHtml } from '#common/escape-html.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths, type SitePath } from '#common/paths.ts'
import type { FormerTarget } from '../../content/content-reader.ts'
import { formerAddressMessages } from './former-address.i18n.ts'
import { REFRESH_TAG } from './leads-on.ts'

/** The language of the page, and the canonical origin of the site without a trailing slash. */
type Page = { readonly locale: Locale; readonly origin: string }

/**
 * The page at an address whose content has moved, for hosts that know no redirects. Our server answers 301 without reading it.
 * It has a few hundred bytes and none of the site's looks, because the browser leaves it at once.
 * @param to path of the content's present address, without a language prefix
 */
export function movedPage(page: Page, to: SitePath): Response {
  return refreshPage(page, to, formerAddressMessages(page.locale).moved, true)
}

/** The page at a deleted product's or category's address, for hosts that cannot answer 410. It leads to our server's 410 page. */
export function gonePage(page: Page, { segment }: FormerTarget): Response {
  const to = segment === null ? paths.goneFromShop : paths.goneFromCategory(segment)
  return refreshPage(page, to, formerAddressMessages(page.locale).gone, false)
}

/** The page at a deleted post's address, likewise. */
export function goneNewsPage(page: Page): Response {
  return refreshPage(page, paths.goneFromNews, formerAddressMessages(page.locale).gone, false)
}

/** A page that leads on at once. @param isCanonical whether search engines should know the target instead */
function refreshPage({ locale, origin }: Page, to: SitePath, title: string, isCanonical: boolean): Response {
  const target = escapeHtml(localizedPath(locale, to))
  const canonical = isCanonical ? `<link rel="canonical" href="${escapeHtml(origin)}${target}">` : ''
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="robots" content="noindex">${canonical}
${REFRESH_TAG} content="0; url=${target}"></head>
<body><p><a href="${target}">${title}</a></p></body></html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
