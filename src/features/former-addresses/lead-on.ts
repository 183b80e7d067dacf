import { escapeHtml } from '#common/escape-html.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths, type SitePath } from '#common/paths.ts'
import type { LedOn } from '../../content/content-reader.ts'
import { formerAddressMessages } from './former-address.i18n.ts'
import { REFRESH } from './leads-on.ts'

type Page = { readonly locale: Locale; /** Canonical, of the site. */ readonly origin: string }

/**
 * The page at an address whose content has moved, for hosts that know no redirects: our server sends 301 without
 * looking at it. A few hundred bytes without the site's looks: the browser goes on at once.
 * @param to without a language prefix
 */
export function movedPage(page: Page, to: SitePath): Response {
  return leadOn(page, to, formerAddressMessages(page.locale).moved, true)
}

/** The page at the address of something deleted, for hosts that cannot answer 410: it leads to our server's 410 page. */
export function gonePage(page: Page, { segment }: LedOn): Response {
  return leadOn(
    page,
    segment === null ? paths.goneFromShop : paths.goneFromCategory(segment),
    formerAddressMessages(page.locale).gone,
    false,
  )
}

/** The page at a deleted post's address. */
export function goneNewsPage(page: Page): Response {
  return leadOn(page, paths.goneFromNews, formerAddressMessages(page.locale).gone, false)
}

function leadOn({ locale, origin }: Page, to: SitePath, title: string, isCanonical: boolean): Response {
  const target = escapeHtml(localizedPath(locale, to))
  const canonical = isCanonical ? `<link rel="canonical" href="${escapeHtml(origin)}${target}">` : ''
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="robots" content="noindex">${canonical}
${REFRESH} content="0; url=${target}"></head>
<body><p><a href="${target}">${title}</a></p></body></html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
