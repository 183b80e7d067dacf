import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Attention } from '../../../../server/inbox/inbox.schemas.ts'
import type { Locale } from '../../../../common/locales.ts'
import { callApi } from '../api/api-client.ts'
import { queryClient } from '../server-state/ServerState.tsx'
import { sessionMessages } from './session.i18n.ts'

const ATTENTION = ['attention']

/**
 * What waits for administrators, asked anew when one comes back to the tab. Null until it is known; without an answer what was
 * known stays.
 */
export function useAttention(): Attention | null {
  const { data } = useQuery({ queryKey: ATTENTION, queryFn: readAttention, refetchOnWindowFocus: true })
  return data ?? null
}

/** To be called once messages were read, handled or deleted, or their mails tried again: what waits is asked anew. */
export function attentionChanged(): void {
  void queryClient.invalidateQueries({ queryKey: ATTENTION })
}

/** @throws ApiProblem, NoAnswer */
async function readAttention({ signal }: { readonly signal: AbortSignal }): Promise<Attention> {
  return (await callApi<Attention>('/api/messages/attention', { signal })).body
}

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

const COUNT = /^\(\d+\) /

/** Tells by the tab of an administrators' page how many messages are unread. */
export function useCountInTitle(attention: Attention | null): void {
  useEffect(() => {
    if (attention === null || document.querySelector('[data-admin-page]') === null) return
    const title = document.title.replace(COUNT, '')
    document.title = attention.unread > 0 ? `(${attention.unread}) ${title}` : title
    return () => {
      document.title = document.title.replace(COUNT, '')
    }
  }, [attention])
}
