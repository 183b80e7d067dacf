import type { Locale } from '../../../i18n/locales.ts'
import { writeEuros } from '../form/euro-input.ts'
import type { FieldType } from './editor-field.ts'

/**
 * What stands in a field for a value of the API.
 * @param locale says how amounts are written
 */
export function fieldText(type: FieldType, value: unknown, locale: Locale): string {
  if (type === 'euros') return writeEuros(value as number | null, locale)
  return value === null || value === undefined ? '' : String(value)
}
