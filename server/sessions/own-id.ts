import type { FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'

/**
 * The id of the logged-in administrator's account.
 * @throws AppError NOT_AUTHENTICATED
 */
export function ownId({ session }: FastifyRequest): number {
  if (!session.user) throw new AppError('NOT_AUTHENTICATED')
  return session.user.id
}

/** The key for a limit of requests by account. */
export function byAccount(request: FastifyRequest): string {
  return String(ownId(request))
}
