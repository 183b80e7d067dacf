import type { Locale } from '../../../i18n/locales.ts'
import type { LocalizedText } from '../../../i18n/localized.ts'
import { fieldName } from '../editor/editor-field.ts'

/** What the site would show of a text in a language: Estonian stands in for what is not translated. */
export function shownText<Name extends string>(
  draft: Readonly<Record<Name | `${Name}_en` | `${Name}_ru`, string>>,
  name: Name,
  locale: Locale,
): LocalizedText {
  const text = draft[fieldName(name, locale)].trim()
  return text === '' ? { text: draft[name].trim(), lang: 'et' } : { text, lang: locale }
}
