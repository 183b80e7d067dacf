import { atom } from 'nanostores'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALE_LABELS, LOCALES, pageLocale } from '../../../i18n/locales.ts'
import { localizedPath, type SitePath } from '../../../i18n/paths.ts'
import { announcePageLanguage } from './page-language-event.ts'
import { translateFrame } from './translate-frame.ts'

/**
 * The language of an editor's page: its own texts, `<html lang>` and the site's frame around it. Where a form is drawn ahead
 * (first-form/static-html.ts) there is no document: it is set before that.
 */
export const $pageLanguage = atom<Locale>(pageLocale(globalThis.document?.documentElement.lang))

/** The path of the page without its language prefix, which {@link becomePage} may change. */
export const $pagePath = atom<SitePath>(neutralPath(globalThis.location?.pathname ?? '/'))

/** The page's path without its language prefix. */
export function neutralPath(pathname: string = location.pathname): SitePath {
  const [, prefix = '', rest = ''] = pathname.match(/^\/([a-z]{2})(\/.*)?$/) ?? []
  return isLocale(prefix) && prefix !== DEFAULT_LOCALE ? ((rest || '/') as SitePath) : (pathname as SitePath)
}

/**
 * Switches the page to a language where it stands: nothing is loaded anew, so everything typed stays. The choice is
 * remembered for the site, as by its language switcher.
 */
export async function switchPageLanguage(locale: Locale): Promise<void> {
  if (locale === $pageLanguage.get()) return
  const path = neutralPath()
  rememberLanguage(locale)
  document.documentElement.lang = locale
  history.replaceState(history.state, '', localizedPath(locale, path) + location.search + location.hash)
  $pageLanguage.set(locale)
  await translateFrame(localizedPath(locale, path))
  markLanguageLinks()
  announcePageLanguage()
}

/**
 * From here on the page is another one, as by a redirect, but nothing is loaded anew: its address, title, trail and
 * heading are that one's, in the language of the page.
 */
export async function becomePage(path: SitePath): Promise<void> {
  const address = localizedPath($pageLanguage.get(), path)
  history.replaceState(history.state, '', address)
  $pagePath.set(path)
  await translateFrame(address)
  markLanguageLinks()
  announcePageLanguage()
}

/** Makes the site's language switcher switch in place too. The page is prebuilt for no address: its links learn this one. */
export function adoptLanguageSwitcher(): () => void {
  markLanguageLinks()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-locale]')
    const locale = link?.dataset['locale']
    if (!isLocale(locale) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link?.closest('dialog')?.close()
    void switchPageLanguage(locale)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function markLanguageLinks(): void {
  for (const locale of LOCALES) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-locale="${locale}"]`)) {
      link.href = localizedPath(locale, neutralPath())
    }
  }
}

function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale)
    localStorage.setItem('selectedLang', LOCALE_LABELS[locale])
  } catch {
    // Storage is closed to this page: the choice lasts as long as the page.
  }
}
