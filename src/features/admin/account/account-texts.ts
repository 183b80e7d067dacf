import type { Locale } from '../../../i18n/locales.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { loginMessages } from '../login/login.messages.ts'
import { weakPasswordMessages } from '../login/weak-password.messages.ts'
import { accountMessages } from './account.messages.ts'

const texts = (locale: Locale) => ({
  ...{ ...loadingMessages(locale), ...loginMessages(locale), ...weakPasswordMessages(locale) },
  ...accountMessages(locale),
})
const TEXTS = { et: texts('et'), en: texts('en'), ru: texts('ru') }

/** The page's own texts and those it shares with other pages: of waiting, of logging in and signing up. */
export function accountTexts(locale: Locale): AccountTexts {
  return TEXTS[locale]
}

export type AccountTexts = ReturnType<typeof texts>
