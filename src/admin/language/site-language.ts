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

/** Tells the scripts of a page, which come in separate files, that the page has changed the site's language or words. */
const LANGUAGE_EVENT = 'aroomikoda:language'

/** Tells the page's scripts of the new language or words. */
export function announceSiteLanguage(): void {
  document.dispatchEvent(new Event(LANGUAGE_EVENT))
}

/** Calls back whenever the page changes the site's language or words, for as long as the page is open. */
export function onSiteLanguageChange(listener: () => void): void {
  document.addEventListener(LANGUAGE_EVENT, listener)
}
