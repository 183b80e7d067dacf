import type { FastifyRequest } from 'fastify'
import { networkOf } from '../core/network.ts'
import type { UserView } from '../users/user.schemas.ts'
import { USER_AGENT_LENGTH } from './session.entity.ts'

/** The browser and network of a session. */
export type SessionClient = { readonly userAgent: string; readonly network: string }

/**
 * Logs the browser of a request in, under a fresh id, so that an id planted before opens nothing.
 * @param loggedInAt when the account's owner completed all steps; milliseconds since 1970
 */
export async function beginSession(
  request: FastifyRequest,
  user: Pick<UserView, 'id' | 'email'>,
  loggedInAt = request.receivedAt.getTime(),
): Promise<void> {
  await request.session.regenerate()
  request.session.user = user
  request.session.loggedInAt = loggedInAt
  request.session.client = {
    userAgent: userAgentOf(request),
    network: networkOf(request.ip),
  }
}

/** Begins a session before any log-in, for challenges. It lasts a quarter of an hour. */
export async function beginNamelessSession(request: FastifyRequest): Promise<void> {
  await request.session.regenerate()
  // An unchanged session is not stored, and the browser would get no cookie.
  request.session.client = { userAgent: userAgentOf(request), network: networkOf(request.ip) }
}

/** Makes sure that the request has a session that lasts as long as a challenge; an existing one goes on. */
export async function keepSession(request: FastifyRequest): Promise<void> {
  const { user, client } = request.session
  if (!user && !client) return beginNamelessSession(request)
  if (!user) await request.session.save()
}

/** The User-Agent, cut. A header may hold any byte. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, USER_AGENT_LENGTH)
    .toWellFormed()
}
