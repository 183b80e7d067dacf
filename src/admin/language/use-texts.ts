import { useStore } from '@nanostores/react'
import type { Locale } from '#common/locales.ts'
import { $pageLanguage } from './page-language.ts'

/** Texts of a feature in the page's language; updates when the language changes. */
export function useTexts<Texts>(messages: (locale: Locale) => Texts): Texts {
  return messages(useStore($pageLanguage))
}
