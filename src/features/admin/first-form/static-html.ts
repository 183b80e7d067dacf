import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../../i18n/locales.ts'
import { $pageLanguage, $siteLanguage } from '../language/page-language.ts'

/** The markup of a component, in a language. Drawn in one go: the language of the page is one for all that is drawn at a time. */
export function staticHtml(locale: Locale, element: ReactElement): string {
  $pageLanguage.set(locale)
  $siteLanguage.set(locale)
  return renderToStaticMarkup(element)
}
