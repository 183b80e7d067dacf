import type { Locale } from '../../i18n/locales.ts'
import { searchMessages } from './search.messages.ts'

/** How many items have the sought words as they were typed, and how many have them in another way. */
export type Found = { readonly exact: number; readonly similar: number }

/**
 * What the list's status says, as one text, which is read out as one: how well the search was answered, then what is shown.
 * @param shown the list's 'N shown of M'
 */
export function foundText(locale: Locale, query: string, { exact, similar }: Found, shown: string): string {
  const t = searchMessages(locale)
  if (exact + similar === 0) return query.trim() === '' ? shown : t.nothing(query.trim())
  if (similar === 0) return shown
  return `${exact === 0 ? t.onlySimilar : t.exactAndSimilar(exact, similar)} ${shown}`
}
