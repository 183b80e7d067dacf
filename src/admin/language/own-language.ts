import { isLocale, type Locale } from '#common/locales.ts'
import { documentLocale } from '../../i18n/document-locale.ts'

/** The storage key of the language, beside those of the remembered log-in (session/login-flag.ts). */
const STORAGE_KEY = 'ownLanguage'

/**
 * The language of the administrator's own pages and tools: a setting of the account. The server sends administrators' pages in
 * it; for the tools on public pages this browser remembers it. An account without one takes the page's language.
 */
export function ownLanguage(): Locale {
  const sent = document.querySelector<HTMLElement>('[data-admin-page]')?.lang
  return isLocale(sent) ? sent : (rememberedLanguage() ?? documentLocale())
}

/** The `lang` of an administrators' element; none where the page is in that language itself. */
export function ownLang(): { readonly lang?: Locale } {
  const lang = ownLanguage()
  return lang === documentLocale() ? {} : { lang }
}

/** Keeps the account's language in this browser. @param locale null for an account without a language */
export function rememberOwnLanguage(locale: Locale | null): void {
  try {
    if (locale === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // Storage is closed to this page: the tools use the page's language until the server has answered.
  }
}

function rememberedLanguage(): Locale | null {
  try {
    const locale = localStorage.getItem(STORAGE_KEY)
    return isLocale(locale) ? locale : null
  } catch {
    return null
  }
}
