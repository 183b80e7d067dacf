import type { Locale } from './locales.ts'
import { TITLE } from './localized-fields.ts'
import type { LocalizedFields } from './localized-names.ts'
import { SUBJECTS } from './message-rules.ts'

/** The parts of a message that say what service it asks an offer for. */
type OfferRequest = { readonly subject: string; readonly fields: Readonly<Record<string, unknown>> }

/** The title after an offer's mark (specification §7); empty for other kinds. */
export function titleInSubject(subject: string): string {
  return subject.startsWith(SUBJECTS.offer) ? subject.slice(SUBJECTS.offer.length) : ''
}

/**
 * The title of the service that an offer is about; empty for other kinds of messages. A title that the catalogue had when the
 * message came is in the language asked for, any other one is as it was sent.
 */
export function offeredService({ subject, fields }: OfferRequest, locale: Locale): string {
  // accept-message.ts stores the titles with the message.
  const titles = fields['service'] as LocalizedFields<'title'> | undefined
  return titles ? TITLE.textIn(titles, locale) : titleInSubject(subject)
}
