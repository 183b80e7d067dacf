import { atom } from 'nanostores'
import { isLocale, type Locale, LOCALE_LABELS, LOCALES } from '../../../i18n/locales.ts'
import { localizedPath, type SitePath } from '../../../i18n/paths.ts'
import { ownLanguage } from './own-language.ts'
import { announcePageLanguage } from './page-language-event.ts'
import { neutralPath, siteLanguage } from './site-language.ts'
import { leadTo, OWN_FRAME, SITE_FRAME, translateFrame } from './translate-frame.ts'

/** The language of an administrators' page: the one of the account, whatever the address and the tabs say. */
export const $pageLanguage = atom<Locale>(ownLanguage())

/** The language of the site that the page is opened from, and leads back to. */
export const $siteLanguage = atom<Locale>(siteLanguage())

/** The path of the page without its language prefix, which {@link becomePage} may change. */
export const $pagePath = atom<SitePath>(neutralPath())

/**
 * Shows the site around an editor in the language of a pressed tab (specification §2.10). Its links go on leading to where one
 * came from, and nothing of it is remembered: the site has its language again when the editor is left, however it is left.
 */
export async function showSiteIn(locale: Locale): Promise<void> {
  if (locale === document.documentElement.lang) return
  document.documentElement.lang = locale
  keepOwnLanguage()
  await translateFrame(localizedPath(locale, neutralPath()), SITE_FRAME)
  leadBack()
}

/**
 * Switches the site to a language where the page stands: nothing is loaded anew, so everything typed stays. The choice is
 * remembered, as by the switcher of a public page. What is the administrator's own keeps its language.
 */
async function switchSite(locale: Locale): Promise<void> {
  rememberLanguage(locale)
  history.replaceState(history.state, '', localizedPath(locale, neutralPath()) + location.search + location.hash)
  $siteLanguage.set(locale)
  await showSiteIn(locale)
  leadBack()
  announcePageLanguage()
}

/**
 * From here on the page is another one, as by a redirect, but nothing is loaded anew: its address, title, trail and
 * heading are that one's, in the language of the page.
 */
export async function becomePage(path: SitePath): Promise<void> {
  history.replaceState(history.state, '', localizedPath($siteLanguage.get(), path))
  await translateFrame(localizedPath($pageLanguage.get(), path), OWN_FRAME)
  leadBack()
  $pagePath.set(path)
}

/** Lets the page lead back to the site it was opened from, and its language switcher switch in place. */
export function adoptLanguageSwitcher(): () => void {
  leadBack()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-locale]')
    const locale = link?.dataset['locale']
    if (!isLocale(locale) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    link?.closest('dialog')?.close()
    void switchSite(locale)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** The page comes in the language of the account, and so do its links: they learn from which site it was opened. */
function leadBack(): void {
  const site = $siteLanguage.get()
  leadTo(site)
  for (const locale of LOCALES) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-locale="${locale}"]`)) {
      link.href = localizedPath(locale, neutralPath())
      link.ariaCurrent = locale === site ? 'true' : null
    }
  }
}

/** The page's `lang` is now the site's: what is the administrator's own says so. */
function keepOwnLanguage(): void {
  document.querySelector('main')?.setAttribute('lang', $pageLanguage.get())
}

function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale)
    localStorage.setItem('selectedLang', LOCALE_LABELS[locale])
  } catch {
    // Storage is closed to this page: the choice lasts as long as the page.
  }
}
