import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RECENT_LOGIN_MINUTES } from '#common/account-limits.ts'
import { AppError } from '../core/errors.ts'
import { limitRequests } from '../core/rate-limit.ts'
import { sessionIdHash } from './session-store.ts'
import { mayGoOn } from './session.service.ts'

const RECENT_MS = RECENT_LOGIN_MINUTES * 60_000
const LIMIT_WINDOW_MS = 15 * 60 * 1000

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

/** Allows at most `max` requests of one account in 15 minutes; for `preHandler`. */
export function limitByAccount(app: FastifyInstance, name: string, max: number): ReturnType<typeof limitRequests> {
  return limitRequests(app, { name, max, windowMs: LIMIT_WINDOW_MS, by: byAccount })
}

/**
 * Lets only administrators pass who logged in recently, with all steps of the account (password, passkey, recovery code): with
 * these routes a stolen cookie could become an account, remove one, or take or delete persons' data.
 * @throws AppError LOGIN_NOT_RECENT
 */
export async function requireRecentLogin({ session, receivedAt }: FastifyRequest): Promise<void> {
  if (receivedAt.getTime() - (session.loggedInAt ?? 0) > RECENT_MS) throw new AppError('LOGIN_NOT_RECENT')
}

/**
 * Lets a request that waited for its body, or for another host, pass only when its session still lasts. The guard
 * checks when the headers arrive; the last byte of the body may come minutes later. By then the administrator may have
 * logged out or been removed. Where the same account has only logged in again in that browser, the request goes on.
 * @throws AppError NOT_AUTHENTICATED
 */
export async function requireLastingSession(request: FastifyRequest): Promise<void> {
  const begun = { idHash: sessionIdHash(request), userId: ownId(request) }
  if (!(await mayGoOn(request.em, begun, new Date()))) throw new AppError('NOT_AUTHENTICATED')
}
