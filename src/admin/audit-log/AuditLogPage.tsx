import '../../ui/zod-without-eval.ts'
import { type RefObject, useEffect } from 'react'
import { formatInstant } from '#common/instant-text.ts'
import { AUDIT_ACTION_NAMES, type AuditAction, type AuditSubject } from '#server/audit-log/audit-actions.schemas.ts'
import type { AuditEventView, AuditPage } from '#server/audit-log/audit-log.schemas.ts'
import { SelectField } from '../form/Field.tsx'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { ServerState } from '../server-state/ServerState.tsx'
import { useMore } from '../server-state/use-more.ts'
import { Button } from '../ui/Button.tsx'
import { NOTHING_THERE } from '../ui/looks.ts'
import { auditLogMessages } from './audit-log.i18n.ts'
import { AUDIT_NAMES, type AuditNames } from './audit-names.i18n.ts'
import { useAuditEvents } from './use-audit-events.ts'

/** The actions of administrators, newest first: the island of `/admin/logi`. */
export function AuditLogPage() {
  useEffect(adoptLanguageSwitcher, [])
  return (
    <ServerState>
      <AuditLog />
    </ServerState>
  )
}

/** The log with its filters. */
function AuditLog() {
  const t = useTexts(auditLogMessages)
  const names = useTexts(locale => AUDIT_NAMES[locale])
  const { loading } = useTexts(loadingMessages)
  const { compare } = useTexts(locale => new Intl.Collator(locale))
  const { filters, people, page, error, isWaiting, changeFilters, reload, ...loaded } = useAuditEvents()
  const { rows, loadMore } = useMore({ count: page?.events.length ?? 0, isWaiting, loadMore: loaded.loadMore })
  const actions = AUDIT_ACTION_NAMES.map(action => [action, names.actions[action]] as const)
  const persons = people.map(({ id, email }) => [String(id), email] as const)
  const isUnknown = filters.person !== '' && persons.every(([id]) => id !== filters.person)
  const isLoading = page === null && error === null
  return (
    <div className="grid max-w-208 justify-items-start gap-6 pb-12">
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
        <SelectField
          id="audit-action"
          label={t.action}
          value={filters.action}
          options={actions.toSorted(([, a], [, b]) => compare(a, b))}
          onChange={action => changeFilters({ action })}
        />
        <SelectField
          id="audit-person"
          label={t.person}
          value={filters.person}
          options={isUnknown ? [...persons, [filters.person, isLoading ? loading : filters.person]] : persons}
          onChange={person => changeFilters({ person })}
        />
      </div>
      {isLoading ? <output>{loading}</output> : null}
      {/* Screen readers read it when its text appears. */}
      <output className={`${NOTHING_THERE} empty:sr-only`}>{page?.events.length === 0 ? t.none : ''}</output>
      {page === null ? null : <AuditList rows={rows} page={page} isWaiting={isWaiting} />}
      {error === null ? null : <LoadTrouble error={error} text={t.loadFailed} onRetry={reload} isAside={page !== null} />}
      {page?.next_cursor ? <Button aria-disabled={isWaiting} onClick={loadMore} text={t.more} /> : null}
      <p className="text-fine text-ink-soft">{t.note}</p>
    </div>
  )
}

type AuditListProps = {
  readonly rows: RefObject<HTMLUListElement | null>
  readonly page: AuditPage
  readonly isWaiting: boolean
}

function AuditList({ rows, page, isWaiting }: AuditListProps) {
  if (page.events.length === 0) return null
  return (
    <ul ref={rows} className="grid w-full" aria-busy={isWaiting}>
      {page.events.map(event => (
        <AuditItem key={event.id} event={event} />
      ))}
    </ul>
  )
}

const EVENT = 'grid gap-1 border-t border-rule py-4 wrap-anywhere'

/** One action. Names that another version of the product recorded are unknown here: they appear as they are. */
function AuditItem({ event }: { readonly event: AuditEventView }) {
  const t = useTexts(auditLogMessages)
  const names = useTexts(locale => AUDIT_NAMES[locale])
  const { at, actor, network, request_id: requestId } = event
  const isAboutNoAccount = event.action === 'log-in-failed' && event.subject === null
  return (
    <li className={event.action === 'log-in-failed' ? `${EVENT} border-s-4 border-s-error ps-4` : EVENT}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-[1.125rem] leading-snug focus:outline-none" tabIndex={-1}>
          {names.actions[event.action as AuditAction] ?? event.action}
        </h2>
        <time className="text-note text-ink-soft [font-variant-numeric:tabular-nums]" dateTime={at}>
          {formatInstant(at)}
        </time>
      </div>
      <p>{actor ?? (network === '' ? t.byItself : t.stranger)}</p>
      {[isAboutNoAccount ? t.noAccount : '', subjectText(names, event), detailsText(names, t, event)]
        .filter(Boolean)
        .map(text => (
          <p key={text}>{text}</p>
        ))}
      <p className="text-fine text-ink-soft">
        {[network && t.network(network), requestId && t.request(requestId)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

/** What the action was about, in words; empty when it was about nothing. */
function subjectText({ subjects }: AuditNames, { subject }: AuditEventView): string {
  if (subject === null) return ''
  const type = subjects[subject.type as AuditSubject] ?? subject.type
  return subject.label === '' ? `${type} ${subject.id ?? ''}`.trim() : `${type}: ${subject.label}`
}

/** The details of an action in words; empty without any. */
function detailsText(names: AuditNames, t: ReturnType<typeof auditLogMessages>, { action, details }: AuditEventView): string {
  if (action === 'log-in-failed' || action === 'second-step-asked') return t.attempts(Number(details['count']))
  const facts = Object.entries(details).map(([name, value]) => {
    const words = names.values[String(value) as keyof AuditNames['values']] ?? String(value)
    return `${names.details[name as keyof AuditNames['details']] ?? name}: ${words}`
  })
  return facts.join(' · ')
}
