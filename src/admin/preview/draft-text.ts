import type { Localized } from '../../i18n/localized.ts'
import { fieldName } from '../editor/model/editor-field.ts'

/** A draft's text in three languages, as the content will have it: an empty translation is none. */
export function draftText<Name extends string>(
  draft: Readonly<Record<Name | `${Name}_en` | `${Name}_ru`, string>>,
  name: Name,
): Localized {
  const [et, en, ru] = (['et', 'en', 'ru'] as const).map(locale => draft[fieldName(name, locale)].trim())
  return { et: et ?? '', en: en || null, ru: ru || null }
}
