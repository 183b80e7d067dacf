import type { AuditAction, AuditDetail, AuditSubject } from '../../../../server/audit-log/audit-actions.schemas.ts'
import type { AuditEventView } from '../../../../server/audit-log/audit-log.schemas.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { useTexts } from '../language/use-texts.ts'
import { auditLogMessages } from './audit-log.messages.ts'
import { AUDIT_NAMES, type AuditNames } from './audit-names.ts'

/** One thing that was done. What a later version recorded is shown by the names it has there. */
export function AuditItem({ event }: { readonly event: AuditEventView }) {
  const t = useTexts(auditLogMessages)
  const names = useTexts(locale => AUDIT_NAMES[locale])
  const { at, actor, network, request_id: requestId } = event
  const isAboutNoAccount = event.action === 'log-in-failed' && event.subject === null
  return (
    <li className={event.action === 'log-in-failed' ? 'audit-event audit-failed' : 'audit-event'}>
      <div className="audit-head">
        <h2>{names.actions[event.action as AuditAction] ?? event.action}</h2>
        <time dateTime={at}>{formatInstant(at)}</time>
      </div>
      <p>{actor ?? (network === '' ? t.byItself : t.stranger)}</p>
      {[isAboutNoAccount ? t.noAccount : '', subjectText(names, event), detailsText(names, t, event)]
        .filter(Boolean)
        .map(text => (
          <p key={text}>{text}</p>
        ))}
      <p className="audit-trace">
        {[network && t.network(network), requestId && t.request(requestId)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

function subjectText({ subjects }: AuditNames, { subject }: AuditEventView): string {
  if (subject === null) return ''
  const type = subjects[subject.type as AuditSubject] ?? subject.type
  return subject.label === '' ? `${type} ${subject.id ?? ''}`.trim() : `${type}: ${subject.label}`
}

function detailsText(names: AuditNames, t: ReturnType<typeof auditLogMessages>, { action, details }: AuditEventView): string {
  if (action === 'log-in-failed' || action === 'second-step-asked') return t.attempts(Number(details['count']))
  const facts = Object.entries(details).map(([name, value]) => {
    const words = names.values[String(value) as keyof AuditNames['values']] ?? String(value)
    return `${names.details[name as AuditDetail] ?? name}: ${words}`
  })
  return facts.join(' · ')
}
