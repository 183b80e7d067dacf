import { atom } from 'nanostores'
import { isLocale, type Locale, LOCALE_LABELS, LOCALES } from '#common/locales.ts'
import { localizedPath, type SitePath } from '#common/paths.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { ownLanguage } from './own-language.ts'
import { announceSiteLanguage, neutralPath, siteLanguage } from './site-language.ts'
import { linksOfFrames, OWN_FRAME, SITE_FRAME, translateFrame } from './translate-frame.ts'

/** The language of an administrators' page: the account's, whatever the address and the tabs say. */
export const $pageLanguage = atom<Locale>(ownLanguage())

/** The language of the site that the administrator came from and returns to. */
export const $siteLanguage = atom<Locale>(siteLanguage())

/** The path of the page without its language prefix, which {@link becomePage} may change. */
export const $pagePath = atom<SitePath>(neutralPath())

/**
 * Shows the site around an editor in the language of a pressed tab (specification §2.10). Its links still lead to the language
 * that the administrator came from, and the browser remembers nothing: after the editor the site has its language again.
 */
export async function showSiteIn(locale: Locale): Promise<void> {
  if (locale === document.documentElement.lang) return
  document.documentElement.lang = locale
  // The administrator's own parts are not in the site's language.
  document.querySelector('main')?.setAttribute('lang', $pageLanguage.get())
  announceSiteLanguage()
  await translateFrame(localizedPath(locale, neutralPath()), SITE_FRAME)
  leadBackToSite()
}

/**
 * Switches the site to a language in place, without a reload, so that all typed text stays. The browser remembers the
 * choice, as with the switcher of a public page. The administrator's own parts keep their language.
 */
async function switchSite(locale: Locale): Promise<void> {
  rememberLanguage(locale)
  history.replaceState(history.state, '', localizedPath(locale, neutralPath()) + location.search + location.hash)
  $siteLanguage.set(locale)
  if (locale !== document.documentElement.lang) return showSiteIn(locale)
  // A pressed tab has already brought the site into this language.
  leadBackToSite()
  announceSiteLanguage()
}

/**
 * Turns the page into another one, as a redirect would, but without a reload: it takes that page's address, title,
 * breadcrumbs and heading, in the language of the page.
 */
export async function becomePage(path: SitePath): Promise<void> {
  history.replaceState(history.state, '', localizedPath($siteLanguage.get(), path))
  await translateFrame(localizedPath($pageLanguage.get(), path), OWN_FRAME)
  leadBackToSite()
  $pagePath.set(path)
}

/** Makes the page lead back to the administrator's site, and its language switcher switch in place. */
export function adoptLanguageSwitcher(): () => void {
  leadBackToSite()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-locale]')
    const locale = link?.dataset['locale']
    if (!isLocale(locale) || !isPlainClick(event)) return
    event.preventDefault()
    link?.closest('dialog')?.close()
    void switchSite(locale)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/**
 * Makes the links lead to the site that the administrator came from, and the language switcher mark its language: the server
 * sends the page and its links in the account's language.
 */
function leadBackToSite(): void {
  const site = $siteLanguage.get()
  for (const link of linksOfFrames()) link.href = localizedPath(site, neutralPath(link.pathname)) + link.search + link.hash
  for (const locale of LOCALES) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-locale="${locale}"]`)) {
      link.href = localizedPath(locale, neutralPath())
      if (locale === site) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
}

/** Keeps the choice under the keys that the switcher of a public page uses (src/layouts/site/site-chrome.ts). */
function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale)
    localStorage.setItem('selectedLang', LOCALE_LABELS[locale])
  } catch {
    // Storage is closed to this page: the browser forgets the choice with the page.
  }
}
