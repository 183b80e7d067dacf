import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AUDIT_ACTION_NAMES } from '#server/audit-log/audit-actions.schemas.ts'
import type { AuditPage } from '#server/audit-log/audit-log.schemas.ts'
import { callBody } from '../api/api-client.ts'

/** The list's filters; an empty one filters nothing. */
type AuditFilters = { readonly action: string; readonly person: string }

type AuditLog = {
  readonly filters: AuditFilters
  readonly page: AuditPage | null
  readonly error: unknown
  readonly isWaiting: boolean
  narrow(filters: Partial<AuditFilters>): void
  /** Adds the next, older part. */
  more(): void
  reload(): void
}

/** The log under the filters of the page's address. The old list stays until the new one has arrived. */
export function useAuditEvents(): AuditLog {
  const [filters, setFilters] = useState(filtersOfAddress)
  const log = useInfiniteQuery({
    queryKey: ['audit-events', filters],
    queryFn: ({ pageParam, signal }) => readAuditEvents(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
  })
  const last = log.data?.pages.at(-1)
  return {
    filters,
    page: last ? { ...last, events: log.data?.pages.flatMap(({ events }) => events) ?? [] } : null,
    error: log.error,
    isWaiting: log.isFetching,
    narrow(change) {
      const next = { ...filters, ...change }
      const query = auditQuery(next).toString()
      history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`)
      setFilters(next)
    },
    more: () => void (log.hasNextPage && !log.isFetching && log.fetchNextPage()),
    reload: () => void (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch()),
  }
}

/** Invalid filters of an address count as missing. */
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

/** A part of the log, newest first. @throws ApiProblem, NoAnswer */
function readAuditEvents(filters: AuditFilters, cursor: string | null, signal: AbortSignal): Promise<AuditPage> {
  const query = auditQuery(filters)
  if (cursor !== null) query.set('cursor', cursor)
  return callBody(`/api/audit-events?${query}`, { signal })
}
