import type { AuditPage } from '../../../../server/audit-log/audit-log.schemas.ts'
import { callApi } from '../api/api-client.ts'

/** What the list is narrowed to; empty is everything. */
export type AuditFilters = { readonly action: string; readonly person: string }

/** The filters that are set, as the API and the page's address have them. */
export function auditQuery(filters: AuditFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (filters.action !== '') query.set('action', filters.action)
  if (filters.person !== '') query.set('person', filters.person)
  return query
}

/** A part of the log, newest first. @throws ApiProblem, NoAnswer */
export async function readAuditEvents(filters: AuditFilters, cursor: string | null, signal: AbortSignal): Promise<AuditPage> {
  const query = auditQuery(filters)
  if (cursor !== null) query.set('cursor', cursor)
  return (await callApi<AuditPage>(`/api/audit-events?${query}`, { signal })).body
}
