import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitRequests } from '../core/rate-limit.ts'

const WINDOW_MS = 15 * 60 * 1000

/** At most so many attempts in 15 minutes from one network address, whoever they are about. */
export function limitByAddress(app: FastifyInstance, max: number) {
  return limitRequests(app, { max, windowMs: WINDOW_MS })
}

/**
 * At most so many in 15 minutes about the account that the body's `email` names, from one address: counted by the account
 * alone, a stranger could keep the administrator out.
 */
export function limitByAccountAndAddress(app: FastifyInstance, max: number) {
  return limitRequests(app, { max, windowMs: WINDOW_MS, by: request => `${request.ip} ${emailOf(request)}` })
}

/** At most so many in 15 minutes about that account, from wherever: against many strangers. */
export function limitByAccount(app: FastifyInstance, max: number) {
  return limitRequests(app, { max, windowMs: WINDOW_MS, by: emailOf })
}

/** The body was checked before: limits are counted in `preHandler`. */
function emailOf(request: FastifyRequest): string {
  return (request.body as { email: string }).email
}
