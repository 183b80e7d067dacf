import { useState } from 'react'
import { AUDIT_ACTION_NAMES } from '#server/audit-log/audit-actions.schemas.ts'
import type { AuditPage } from '#server/audit-log/audit-log.schemas.ts'
import { callBody } from '../api/api-client.ts'
import { usePagedList } from '../server-state/use-paged-list.ts'

/** The list's filters; an empty one filters nothing. */
type AuditFilters = { readonly action: string; readonly person: string }

/** Reads the log under the filters of the page's address. */
export function useAuditEvents() {
  const [filters, setFilters] = useState(filtersOfAddress)
  const { parts, ...list } = usePagedList({
    queryKey: ['audit-events', filters],
    queryFn: ({ pageParam, signal }) => readAuditEvents(filters, pageParam, signal),
  })
  const last = parts.at(-1)
  const [people, setPeople] = useState<AuditPage['people']>([])
  if (last && last.people !== people) setPeople(last.people)
  return {
    ...list,
    filters,
    /** Whose actions the log has, as far as the page knows: they stay while a part cannot be read. */
    people,
    page: last ? { ...last, events: parts.flatMap(({ events }) => events) } : null,
    /** Changes some of the filters. */
    changeFilters(change: Partial<AuditFilters>) {
      const next = { ...filters, ...change }
      const query = auditQuery(next).toString()
      history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`)
      setFilters(next)
    },
  }
}

/** The filters in the page's address; invalid ones count as missing. */
function filtersOfAddress(): AuditFilters {
  const query = new URLSearchParams(location.search)
  const action = query.get('action') ?? ''
  const person = query.get('person') ?? ''
  return {
    action: (AUDIT_ACTION_NAMES as readonly string[]).includes(action) ? action : '',
    person: /^[1-9]\d{0,8}$/.test(person) ? person : '',
  }
}

/** The active filters, as the API and the page's address have them. */
function auditQuery(filters: AuditFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (filters.action !== '') query.set('action', filters.action)
  if (filters.person !== '') query.set('person', filters.person)
  return query
}

/** Reads a part of the log, newest first. @throws ApiProblem, NoAnswer */
function readAuditEvents(filters: AuditFilters, cursor: string | null, signal: AbortSignal): Promise<AuditPage> {
  const query = auditQuery(filters)
  if (cursor !== null) query.set('cursor', cursor)
  return callBody(`/api/audit-events?${query}`, { signal })
}
