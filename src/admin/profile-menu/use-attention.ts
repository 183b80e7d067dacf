import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Locale } from '#common/locales.ts'
import type { Attention } from '#server/inbox/inbox.schemas.ts'
import { callBody } from '../api/api-client.ts'
import { queryClient } from '../server-state/ServerState.tsx'
import { sessionMessages } from '../session/session.i18n.ts'

const ATTENTION_KEY = ['attention']

/**
 * Reads the work that waits for administrators, again on each return to the tab. Without an answer the last known stays.
 * @returns null until the first answer
 */
export function useAttention(): Attention | null {
  const { data } = useQuery({ queryKey: ATTENTION_KEY, queryFn: readAttention, refetchOnWindowFocus: true })
  return data ?? null
}

/** Loads the waiting work again. Call it after messages were read, handled or deleted, or their mails tried again. */
export function invalidateAttention(): void {
  void queryClient.invalidateQueries({ queryKey: ATTENTION_KEY })
}

/** Reads the waiting work. @throws ApiProblem, NoAnswer */
function readAttention({ signal }: { readonly signal: AbortSignal }): Promise<Attention> {
  return callBody('/api/messages/attention', { signal })
}

/** The waiting work in words, each after a comma, for the end of a menu button's name; empty without any. */
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

/** Counts the mails that do not go out, in words, by the values of the inbox's `mails` filter. */
export function mailTroubles({ failing, failed }: Attention, locale: Locale) {
  const t = sessionMessages(locale)
  return [
    { mails: 'failing', text: t.failing(failing), count: failing },
    { mails: 'failed', text: t.failed(failed), count: failed },
  ].filter(({ count }) => count > 0)
}

/** The count that {@link useCountInTitle} puts before a title. */
const COUNT = /^\(\d+\) /

/** Shows the number of unread messages in the page's title; null shows none. */
export function useCountInTitle(attention: Attention | null): void {
  // After each drawing: there is one when the page has taken other words, and its title is without the number.
  useEffect(() => {
    if (attention === null) return
    const title = document.title.replace(COUNT, '')
    document.title = attention.unread > 0 ? `(${attention.unread}) ${title}` : title
    return () => {
      document.title = document.title.replace(COUNT, '')
    }
  })
}
