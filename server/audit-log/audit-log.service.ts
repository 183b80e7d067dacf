import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from '../users/user.entity.ts'
import type { AuditAction } from './audit-actions.schemas.ts'
import { AuditEvent } from './audit-event.entity.ts'
import type { AuditEventView, AuditPage } from './audit-log.schemas.ts'

type AuditFilter = { readonly action?: AuditAction | undefined; readonly person?: number | undefined }

/**
 * Reads one part of the log, newest first.
 * @param filter.person id of an administrator: what they did, and what was done to their account
 */
export async function listAuditEvents(
  em: EntityManager,
  { action, person }: AuditFilter,
  part: { before: number | undefined; limit: number },
): Promise<AuditPage> {
  const conditions: FilterQuery<AuditEvent>[] = []
  if (action !== undefined) conditions.push({ action })
  if (person !== undefined) {
    conditions.push({ $or: [{ actor_id: person }, { subject_type: 'administrator', subject_id: person }] })
  }
  if (part.before !== undefined) conditions.push({ id: { $lt: part.before } })
  const found = await em.find(AuditEvent, { $and: conditions }, { orderBy: { id: 'desc' }, limit: part.limit + 1 })
  const events = found.slice(0, part.limit)
  const people = await em.find(User, {}, { orderBy: { email: 'asc' }, fields: ['id', 'email'] })
  return {
    events: events.map(viewOf),
    next_cursor: found.length > part.limit ? String(events.at(-1)?.id) : null,
    people: people.map(({ id, email }) => ({ id, email })),
  }
}

function viewOf(event: AuditEvent): AuditEventView {
  const { id, at, actor_email, action, subject_type, subject_id, subject_label, network, request_id, details } = event
  return {
    id,
    at: at.toISOString(),
    actor: actor_email ?? null,
    action,
    subject: subject_type ? { type: subject_type, id: subject_id ?? null, label: subject_label ?? '' } : null,
    network,
    request_id: request_id ?? null,
    details,
  }
}
