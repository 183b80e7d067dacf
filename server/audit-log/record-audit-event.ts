import type { EntityManager } from '@mikro-orm/postgresql'
import { AUDIT_ACTIONS, type AuditAction, type AuditDetails, type AuditSubject } from './audit-actions.schemas.ts'
import type { AuditContext } from './audit-context.ts'
import { AuditEvent, SUBJECT_LABEL_LENGTH } from './audit-event.entity.ts'

/** An event to record; `details` as `AUDIT_ACTIONS` defines them for the action. */
export type NewAuditEvent = {
  [Action in AuditAction]: {
    readonly by: AuditContext
    readonly action: Action
    readonly subject?: { readonly type: AuditSubject; readonly id: number | null; readonly label: string }
    readonly details: AuditDetails<Action>
  }
}[AuditAction]

/**
 * Records an action in the audit log, in the caller's transaction: neither is stored without the other.
 * @throws ZodError for details that the action does not have
 */
export async function recordAuditEvent(tx: EntityManager, { by, action, subject, details }: NewAuditEvent): Promise<void> {
  await tx.insert(AuditEvent, {
    at: by.at,
    actor_id: by.actor?.id ?? null,
    actor_email: by.actor?.email ?? null,
    action,
    subject_type: subject?.type ?? null,
    subject_id: subject?.id ?? null,
    subject_label: subject?.label.slice(0, SUBJECT_LABEL_LENGTH).toWellFormed() ?? null,
    network: by.network,
    request_id: by.requestId,
    details: AUDIT_ACTIONS[action].parse(details),
  })
}
