import type { Locale } from '#common/locales.ts'
import type { MessagePage, MessageView, Retention } from '#server/inbox/inbox.schemas.ts'
import { apiUrl, callBody, isProblem } from '../api/api-client.ts'
import { filterQuery, type InboxFilters } from './inbox-address.ts'

/** Which part of a list to read: the first, or the one after a cursor. */
type Part = { readonly cursor: string | null; readonly signal: AbortSignal }

/** Reads a part of the list, newest first; `filters` as `filterQuery` writes them. @throws ApiProblem, NoAnswer */
export function readMessages(filters: string, { cursor, signal }: Part): Promise<MessagePage> {
  const query = new URLSearchParams(filters)
  if (cursor !== null) query.set('cursor', cursor)
  return callBody(`/api/messages?${query}`, { signal })
}

/** Reads one message. @throws ApiProblem NOT_FOUND; NoAnswer */
export const readMessage = (id: number): Promise<MessageView> => callBody(`/api/messages/${id}`)

/** Marks a message as handled, or as open again. @throws ApiProblem NOT_FOUND; NoAnswer */
export const setHandled = (id: number, handled: boolean): Promise<MessageView> =>
  callBody(`/api/messages/${id}/handled`, { method: 'POST', body: { handled } })

/** Marks a message as read. @throws ApiProblem NOT_FOUND; NoAnswer */
export const setRead = (id: number): Promise<MessageView> =>
  callBody(`/api/messages/${id}/read`, { method: 'PUT', body: { read: true } })

/**
 * Makes a message new again, unless another administrator has handled it since the page read it: then it stays as it is.
 * @throws ApiProblem NOT_FOUND; NoAnswer
 */
export const setNew = ({ id, handled_at: handledAt }: MessageView): Promise<MessageView> =>
  callBody(`/api/messages/${id}/read`, { method: 'PUT', body: { read: false, handled: handledAt !== null } })

/** Queues all mails that do not go out. @throws ApiProblem, NoAnswer */
export const retryAllDeliveries = (): Promise<void> => callBody('/api/messages/retry', { method: 'POST' })

/** Queues the message's unsent mails. @throws ApiProblem NOTHING_TO_RETRY, MESSAGE_BEING_SENT, NOT_FOUND; NoAnswer */
export const retryDelivery = (id: number): Promise<MessageView> => callBody(`/api/messages/${id}/retry`, { method: 'POST' })

/** Deletes a message; one that is gone already counts as deleted. @throws ApiProblem MESSAGE_BEING_SENT; NoAnswer */
export const deleteMessage = (id: number): Promise<void> =>
  callBody<void>(`/api/messages/${id}`, { method: 'DELETE' }).catch((error: unknown) => {
    if (!isProblem(error, 'NOT_FOUND')) throw error
  })

/** The address of the filtered list as a file for spreadsheets: one line per message, or per line of an order. */
export function exportAddress(filters: InboxFilters, what: { locale: Locale; rows: 'messages' | 'order-lines' }): string {
  const query = filterQuery(filters)
  for (const [name, value] of Object.entries(what)) query.set(name, value)
  return apiUrl(`/api/messages.csv?${query}`)
}

/** Reads for how many months the company keeps messages. @throws ApiProblem, NoAnswer */
export async function readRetention(): Promise<number> {
  return (await callBody<Retention>('/api/settings/retention')).months
}

/** Sets for how many months the company keeps messages, and returns them. @throws ApiProblem VALIDATION_FAILED; NoAnswer */
export async function saveRetention(months: number): Promise<number> {
  return (await callBody<Retention>('/api/settings/retention', { method: 'PUT', body: { months } })).months
}
