import { z } from 'zod'

/** One recorded action. */
export const AuditEventView = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    /** The actor's e-mail at that time; null for the product itself and strangers. */
    actor: z.string().nullable(),
    /** An action of AUDIT_ACTIONS, or one that a later version recorded. */
    action: z.string(),
    subject: z.object({ type: z.string(), id: z.int().nullable(), label: z.string() }).nullable(),
    /** The network of the request, such as `203.0.113.*`; empty when no request did it. */
    network: z.string(),
    request_id: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEvent' })
export type AuditEventView = z.output<typeof AuditEventView>

/** One part of the audit log. */
export const AuditPage = z
  .object({
    events: z.array(AuditEventView),
    /** Pass as `cursor` for the next page; null on the last. */
    next_cursor: z.string().nullable(),
    /** Present and former administrators, to filter by. */
    people: z.array(z.object({ id: z.int(), email: z.string() })),
  })
  .meta({ id: 'AuditPage' })
export type AuditPage = z.output<typeof AuditPage>
