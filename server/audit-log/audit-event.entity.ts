import { defineEntity, p } from '@mikro-orm/core'
import { LENGTHS } from '#common/message-rules.ts'
import type { AuditAction, AuditSubject } from './audit-actions.schemas.ts'

/** The longest label that is stored; longer ones are cut. */
export const SUBJECT_LABEL_LENGTH = 300

const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_events',
  indexes: [
    { properties: ['action', 'id'], name: 'audit_events_action_id_index' },
    { properties: ['actor_id', 'id'], name: 'audit_events_actor_id_id_index' },
  ],
  triggers: [
    {
      name: 'audit_events_append_only',
      timing: 'before',
      events: ['delete', 'update'],
      expression: `create trigger "audit_events_append_only" before update or delete on "audit_events"
        for each row execute function "refuse_audit_change"()`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    at: p.datetime().index(),
    /**
     * The actor's id. It is no reference, so that changes of the account leave the row alone. Null for the product itself and
     * strangers.
     */
    actor_id: p.integer().nullable(),
    /** The actor's address at that time. */
    actor_email: p.string().length(LENGTHS.email.max).nullable(),
    /** The database does not check it: a further action needs no migration. */
    action: p.string().length(50).$type<AuditAction>(),
    subject_type: p.string().length(30).$type<AuditSubject>().nullable(),
    subject_id: p.integer().nullable(),
    /** The subject's name at that time; for persons other than administrators a masked address. */
    subject_label: p.string().length(SUBJECT_LABEL_LENGTH).nullable(),
    /** The network, such as `203.0.113.*`; empty when no request did it. */
    network: p.string().length(45),
    /** The request's id in the log. */
    request_id: p.string().length(100).nullable(),
    details: p.json<Record<string, unknown>>(),
  },
})

/** One recorded action. The database refuses to change or delete the row (migration 016). */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent)
