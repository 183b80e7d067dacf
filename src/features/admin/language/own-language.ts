import { documentLocale } from '../../../i18n/document-locale.ts'
import { isLocale, type Locale } from '../../../../common/locales.ts'

/** Beside the log-in that this browser remembers (session/login-flag.ts). */
const REMEMBERED = 'ownLanguage'

/**
 * The language of the administrator's own pages and tools: a setting of the account. The server sends administrators' pages in
 * it; on the public pages, which have their own, this browser remembers it. Until an account has one, it is the page's.
 */
export function ownLanguage(): Locale {
  const sent = document.querySelector<HTMLElement>('[data-admin-page]')?.lang
  return isLocale(sent) ? sent : (remembered() ?? documentLocale())
}

/** The `lang` of an element for administrators alone; none where the page is in that language itself. */
export function ownLang(): { readonly lang?: Locale } {
  const lang = ownLanguage()
  return lang === documentLocale() ? {} : { lang }
}

/** @param locale null for an account that has none yet */
export function rememberOwnLanguage(locale: Locale | null): void {
  try {
    if (locale === null) localStorage.removeItem(REMEMBERED)
    else localStorage.setItem(REMEMBERED, locale)
  } catch {
    // Storage is closed to this page: the tools speak the page's language until the server has been asked.
  }
}

function remembered(): Locale | null {
  try {
    const locale = localStorage.getItem(REMEMBERED)
    return isLocale(locale) ? locale : null
  } catch {
    return null
  }
}
