import '../../../ui/zod-without-eval.ts'
import { useEffect } from 'react'
import { AUDIT_ACTION_NAMES } from '../../../../server/audit-log/audit-actions.schemas.ts'
import type { AuditPage } from '../../../../server/audit-log/audit-log.schemas.ts'
import { SelectField } from '../form/Field.tsx'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { ServerState } from '../server-state/ServerState.tsx'
import { auditLogMessages } from './audit-log.messages.ts'
import { AUDIT_NAMES } from './audit-names.ts'
import { AuditItem } from './AuditItem.tsx'
import { useAuditEvents } from './use-audit-events.ts'
import { BUTTON_QUIET, EMPTY } from '../ui/looks.ts'

/** Who did what, newest first: the island of `/admin/logi`. */
export function AuditLogPage() {
  useEffect(adoptLanguageSwitcher, [])
  return (
    <ServerState>
      <AuditLog />
    </ServerState>
  )
}

function AuditLog() {
  const t = useTexts(auditLogMessages)
  const names = useTexts(locale => AUDIT_NAMES[locale])
  const { loading } = useTexts(loadingMessages)
  const { filters, page, error, isWaiting, narrow, more, reload } = useAuditEvents()
  const actions = AUDIT_ACTION_NAMES.map(action => [action, names.actions[action]] as const)
  const people = page?.people.map(({ id, email }) => [String(id), email] as const) ?? []
  return (
    <div className="audit">
      <div className="audit-filters">
        <SelectField
          id="audit-action"
          label={t.action}
          value={filters.action}
          all={t.all}
          options={actions.toSorted(([, a], [, b]) => a.localeCompare(b))}
          onChange={action => narrow({ action })}
        />
        <SelectField
          id="audit-person"
          label={t.person}
          value={page === null ? '' : filters.person}
          all={t.all}
          options={people}
          onChange={person => narrow({ person })}
        />
      </div>
      {error === null ? null : <LoadTrouble error={error} text={t.loadFailed} onRetry={reload} />}
      {page === null ? error === null ? <output>{loading}</output> : null : <AuditList page={page} isWaiting={isWaiting} />}
      {page?.next_cursor ? (
        <button className={BUTTON_QUIET} type="button" aria-disabled={isWaiting} onClick={more}>
          {t.more}
        </button>
      ) : null}
      <p className="audit-note">{t.note}</p>
    </div>
  )
}

function AuditList({ page, isWaiting }: { readonly page: AuditPage; readonly isWaiting: boolean }) {
  const t = useTexts(auditLogMessages)
  if (page.events.length === 0) return <p className={EMPTY}>{t.none}</p>
  return (
    <ul className="audit-list" aria-busy={isWaiting}>
      {page.events.map(event => (
        <AuditItem key={event.id} event={event} />
      ))}
    </ul>
  )
}
