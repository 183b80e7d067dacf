import type { Locale } from '../../../../i18n/locales.ts'
import { publicationsMessages } from './publications.messages.ts'

/** `87` → "87 ms"; from a second on "1.2 s". */
export function durationText(ms: number, locale: Locale): string {
  const t = publicationsMessages(locale)
  if (ms < 1000) return t.milliseconds(String(ms))
  return t.seconds(new Intl.NumberFormat(locale, { maximumFractionDigits: ms < 10_000 ? 1 : 0 }).format(ms / 1000))
}
