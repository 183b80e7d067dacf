import type { FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'

/**
 * The account of the request.
 * @throws AppError NOT_AUTHENTICATED
 */
export function ownId({ session }: FastifyRequest): number {
  if (!session.user) throw new AppError('NOT_AUTHENTICATED')
  return session.user.id
}

/** The key of a limit for each account. */
export function byAccount(request: FastifyRequest): string {
  return String(ownId(request))
}
