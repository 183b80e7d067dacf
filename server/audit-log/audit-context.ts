import type { FastifyRequest } from 'fastify'
import { networkOf } from '../core/network.ts'

/** Who does something, from where and when. */
export type AuditContext = {
  /** Null for the product itself and for strangers. */
  readonly actor: { readonly id: number; readonly email: string } | null
  /** Such as `203.0.113.*`; empty when no request does it. */
  readonly network: string
  readonly requestId: string | null
  readonly at: Date
}

/**
 * Who asks. A log-in names the actor when it succeeds.
 * @param actor default: who is logged in
 */
export function auditContext(request: FastifyRequest, actor: AuditContext['actor'] = request.session.user ?? null): AuditContext {
  return { actor, network: networkOf(request.ip), requestId: request.id, at: request.receivedAt }
}

/** The product does it by itself: at its start, or by a job. */
export function ownDoing(at: Date): AuditContext {
  return { actor: null, network: '', requestId: null, at }
}
