import { type Locale, splitLocale } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'

/** The language of the site in this page's address, on administrators' pages too: their links lead back to it. */
export function siteLanguage(): Locale {
  return splitLocale(location.pathname).locale
}

/** A path of the site in the language of this page's address. */
export function inSiteLanguage(path: SitePath): SitePath {
  return localizedPath(siteLanguage(), path)
}

/** A path without its language prefix; the page's own by default. */
export function neutralPath(pathname: string = location.pathname): SitePath {
  return (splitLocale(pathname).rest || '/') as SitePath
}

/** Scripts of one page come in separate files; this event tells them that the page changed the site's language. */
const EVENT = 'aroomikoda:language'

export function announceSiteLanguage(): void {
  document.dispatchEvent(new Event(EVENT))
}

export function onSiteLanguageChange(listener: () => void): void {
  document.addEventListener(EVENT, listener)
}
