import type { Locale } from './locales.ts'
import { TITLE } from './localized-fields.ts'
import type { LocalizedFields } from './localized-names.ts'
import { SUBJECTS } from './message-rules.ts'

/** What a message says of the service that it asks an offer for. */
type Asked = { readonly subject: string; readonly fields: Readonly<Record<string, unknown>> }

/** The title after an offer's mark (specification §7); empty for other kinds. */
export function titleInSubject(subject: string): string {
  return subject.startsWith(SUBJECTS.offer) ? subject.slice(SUBJECTS.offer.length) : ''
}

/** The service of an offer in a language where the catalogue had that, else as it was sent; empty for other kinds. */
export function offeredService({ subject, fields }: Asked, locale: Locale): string {
  const titles = fields['service'] as LocalizedFields<'title'> | undefined
  return titles ? TITLE.textIn(titles, locale) : titleInSubject(subject)
}
