import { useEffect, useState } from 'react'
import { AUDIT_ACTION_NAMES } from '../../../../server/audit-log/audit-actions.schemas.ts'
import type { AuditPage } from '../../../../server/audit-log/audit-log.schemas.ts'
import { type AuditFilters, auditQuery, readAuditEvents } from './audit-log.api.ts'

/** What is asked for: a new object is a new request. */
type Request = { readonly filters: AuditFilters; readonly cursor: string | null }
type Loaded = { readonly request: Request | null; readonly page: AuditPage | null; readonly error: unknown }

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

/** The log that the filters ask for; they stand in the page's address. The list before stays until the new one is there. */
export function useAuditEvents(): AuditLog {
  const [request, setRequest] = useState<Request>(() => ({ filters: filtersOfAddress(), cursor: null }))
  const [loaded, setLoaded] = useState<Loaded>({ request: null, page: null, error: null })

  useEffect(() => {
    let isCurrent = true
    readAuditEvents(request.filters, request.cursor).then(
      part => isCurrent && setLoaded(({ page }) => ({ request, page: request.cursor ? joined(page, part) : part, error: null })),
      (error: unknown) => isCurrent && setLoaded(({ page }) => ({ request, page, error })),
    )
    return () => {
      isCurrent = false
    }
  }, [request])

  const { filters } = request
  const isWaiting = loaded.request !== request
  return {
    filters,
    page: loaded.page,
    error: loaded.error,
    isWaiting,
    narrow(change) {
      const next = { ...filters, ...change }
      const query = auditQuery(next).toString()
      history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`)
      setRequest({ filters: next, cursor: null })
    },
    more() {
      if (loaded.page?.next_cursor && !isWaiting) setRequest({ filters, cursor: loaded.page.next_cursor })
    },
    reload: () => setRequest({ ...request }),
  }
}

function joined(page: AuditPage | null, part: AuditPage): AuditPage {
  return { ...part, events: [...(page?.events ?? []), ...part.events] }
}

/** What is wrong in an address is as if it were not there. */
function filtersOfAddress(): AuditFilters {
  const query = new URLSearchParams(location.search)
  const action = query.get('action') ?? ''
  const person = query.get('person') ?? ''
  return {
    action: (AUDIT_ACTION_NAMES as readonly string[]).includes(action) ? action : '',
    person: /^[1-9]\d{0,8}$/.test(person) ? person : '',
  }
}
