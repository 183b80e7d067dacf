import type { FastifyRequest } from 'fastify'
import { networkOf } from '../core/network.ts'

/** The actor, where the request came from, and when. */
export type AuditContext = {
  /** Null for the product itself and for strangers. */
  readonly actor: { readonly id: number; readonly email: string } | null
  /** The network of the request, such as `203.0.113.*`; empty when no request does it. */
  readonly network: string
  readonly requestId: string | null
  readonly at: Date
}

/**
 * The context of a request.
 * @param actor default: the logged-in administrator. A log-in, before which there is none, names the actor or null
 */
export function auditContext(request: FastifyRequest, actor: AuditContext['actor'] = request.session.user ?? null): AuditContext {
  return { actor, network: networkOf(request.ip), requestId: request.id, at: request.receivedAt }
}

/** The context of the product's own actions: at its start, or in a job. */
export function systemContext(at: Date): AuditContext {
  return { actor: null, network: '', requestId: null, at }
}
