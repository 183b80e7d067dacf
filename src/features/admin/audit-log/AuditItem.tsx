import type { AuditAction, AuditDetail, AuditSubject } from '../../../../server/audit-log/audit-actions.schemas.ts'
import type { AuditEventView } from '../../../../server/audit-log/audit-log.schemas.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { useTexts } from '../language/use-texts.ts'
import { type AuditLogTexts, auditLogMessages } from './audit-log.messages.ts'

/** One thing that was done. What a later version recorded is shown by the names it has there. */
export function AuditItem({ event }: { readonly event: AuditEventView }) {
  const t = useTexts(auditLogMessages)
  const { at, actor, network, request_id: requestId } = event
  return (
    <li className={event.action === 'log-in-failed' ? 'audit-event audit-failed' : 'audit-event'}>
      <div className="audit-head">
        <h2>{t.actions[event.action as AuditAction] ?? event.action}</h2>
        <time dateTime={at}>{formatInstant(at)}</time>
      </div>
      <p>{actor ?? (network === '' ? t.byItself : t.stranger)}</p>
      {[subjectText(t, event), detailsText(t, event)].filter(Boolean).map(text => (
        <p key={text}>{text}</p>
      ))}
      <p className="audit-trace">
        {[network && t.network(network), requestId && t.request(requestId)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

function subjectText(t: AuditLogTexts, { action, subject }: AuditEventView): string {
  if (action === 'log-in-failed' && subject === null) return t.noAccount
  if (subject === null) return ''
  const type = t.subjects[subject.type as AuditSubject] ?? subject.type
  return subject.label === '' ? `${type} ${subject.id ?? ''}`.trim() : `${type}: ${subject.label}`
}

function detailsText(t: AuditLogTexts, { details }: AuditEventView): string {
  const facts = Object.entries(details).map(([name, value]) => {
    const words = t.values[String(value) as keyof AuditLogTexts['values']] ?? String(value)
    return `${t.details[name as AuditDetail] ?? name}: ${words}`
  })
  return facts.join(' · ')
}
