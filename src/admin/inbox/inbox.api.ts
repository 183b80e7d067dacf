import type { Locale } from '#common/locales.ts'
import type { Attention, MessagePage, MessageView, Retention } from '#server/inbox/inbox.schemas.ts'
import { apiUrl, callApi } from '../api/api-client.ts'
import { filterQuery, type InboxFilters } from './inbox-address.ts'

/** A part of the list, newest first; `filters` as `filterQuery` writes them. @throws ApiProblem, NoAnswer */
export async function readMessages(filters: string, cursor: string | null): Promise<MessagePage> {
  const query = new URLSearchParams(filters)
  if (cursor !== null) query.set('cursor', cursor)
  return (await callApi<MessagePage>(`/api/messages?${query}`)).body
}

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export async function readMessage(id: number): Promise<MessageView> {
  return (await callApi<MessageView>(`/api/messages/${id}`)).body
}

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export async function setHandled(id: number, handled: boolean): Promise<MessageView> {
  return (await callApi<MessageView>(`/api/messages/${id}/handled`, { method: 'POST', body: { handled } })).body
}

/** Marks it as read, or as new again. @throws ApiProblem NOT_FOUND; NoAnswer */
export async function setRead(id: number, read: boolean): Promise<MessageView> {
  return (await callApi<MessageView>(`/api/messages/${id}/read`, { method: 'PUT', body: { read } })).body
}

/** Queues all mails that do not go out. @throws ApiProblem, NoAnswer */
export async function retryAllDeliveries(): Promise<void> {
  await callApi<Attention>('/api/messages/retry', { method: 'POST' })
}

/** Queues the message's unsent mails. @throws ApiProblem NOTHING_TO_RETRY, MESSAGE_BEING_SENT, NOT_FOUND; NoAnswer */
export async function retryDelivery(id: number): Promise<MessageView> {
  return (await callApi<MessageView>(`/api/messages/${id}/retry`, { method: 'POST' })).body
}

/** @throws ApiProblem NOT_FOUND; NoAnswer */
export async function deleteMessage(id: number): Promise<void> {
  await callApi<void>(`/api/messages/${id}`, { method: 'DELETE' })
}

/** The filtered list as a file for spreadsheets: one line per message, or per line of an order. */
export function exportAddress(filters: InboxFilters, what: { locale: Locale; rows: 'messages' | 'order-lines' }): string {
  const query = filterQuery(filters)
  for (const [name, value] of Object.entries(what)) query.set(name, value)
  return apiUrl(`/api/messages.csv?${query}`)
}

/** @throws ApiProblem, NoAnswer */
export async function readRetention(): Promise<number> {
  return (await callApi<Retention>('/api/settings/retention')).body.months
}

/** @throws ApiProblem VALIDATION_FAILED; NoAnswer */
export async function saveRetention(months: number): Promise<number> {
  return (await callApi<Retention>('/api/settings/retention', { method: 'PUT', body: { months } })).body.months
}
