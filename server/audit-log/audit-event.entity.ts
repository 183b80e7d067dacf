import { defineEntity, p } from '@mikro-orm/core'
import type { AuditAction, AuditSubject } from './audit-actions.schemas.ts'

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
    /** Who did it: no reference, so that nothing done to the account changes the row. Null for the product itself and strangers. */
    actor_id: p.integer().nullable(),
    /** As it was then. */
    actor_email: p.string().length(254).nullable(),
    /** Not checked by the database: a further action needs no migration. */
    action: p.string().length(50).$type<AuditAction>(),
    subject_type: p.string().length(30).$type<AuditSubject>().nullable(),
    subject_id: p.integer().nullable(),
    /** Its name as it was then; of persons who are no administrators a masked address. */
    subject_label: p.string().length(SUBJECT_LABEL_LENGTH).nullable(),
    /** From where, such as `203.0.113.*`; empty when no request did it. */
    network: p.string().length(45),
    /** By which the log tells of the same request. */
    request_id: p.string().length(100).nullable(),
    details: p.json<Record<string, unknown>>(),
  },
})

/** One thing that was done. The database refuses to change or delete it (migration 016). */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent)

const FailedLogInsSchema = defineEntity({
  name: 'FailedLogIns',
  tableName: 'failed_log_ins',
  properties: {
    /** Zero for all tries that are about no account; the account's id below zero for right passwords whose second step is missing. */
    account_id: p.integer().primary().autoincrement(false),
    /** The hour that is counted, by its beginning. */
    hour: p.datetime().primary(),
    count: p.integer(),
  },
})

/** How often a log-in was tried in vain: what decides which tries become rows of the audit log. */
export class FailedLogIns extends FailedLogInsSchema.class {}
FailedLogInsSchema.setClass(FailedLogIns)
