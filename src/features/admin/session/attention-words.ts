import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { sessionMessages } from './session.messages.ts'

/** What waits, as it is appended to the name of a menu's button; empty when nothing does. */
export function waitingWords(attention: Attention | null, locale: Locale): string {
  if (attention === null) return ''
  const { unread, alarms } = attention
  const t = sessionMessages(locale)
  const words = [
    ...(unread > 0 ? [t.unread(unread)] : []),
    ...mailTroubles(attention, locale).map(({ text }) => text),
    ...(alarms > 0 ? [t.alarms(alarms)] : []),
  ]
  return words.map(word => `, ${word}`).join('')
}

/** Mails that do not go out, by the `mails` filter of the inbox that shows them. */
export function mailTroubles({ failing, failed }: Attention, locale: Locale) {
  const t = sessionMessages(locale)
  return [
    { mails: 'failing', text: t.failing(failing), count: failing },
    { mails: 'failed', text: t.failed(failed), count: failed },
  ].filter(({ count }) => count > 0)
}
