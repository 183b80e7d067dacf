import type { FastifyRequest } from 'fastify'
import { networkOf } from '../core/network.ts'
import { tokenHash } from '../core/token.ts'
import type { UserView } from '../users/user.schemas.ts'
import { sessionIdHash } from './session-store.ts'
import { USER_AGENT_LENGTH } from './session.entity.ts'
import { endSessions } from './session.service.ts'

/** The browser and network of a session. */
export type SessionClient = { readonly userAgent: string; readonly network: string }

/**
 * Logs in the browser of a request, under a fresh id, so that an id planted before opens nothing.
 * @param given.loggedInAt when the account's owner completed all steps, in milliseconds since 1970; default: now
 * @param given.passwordHash the hash of the password that was given; none where a passkey was enough
 * @param given.letsWritesGoOn whether writes that this account began in the browser's session before may go on
 */
export async function beginSession(
  request: FastifyRequest,
  user: Pick<UserView, 'id' | 'email'>,
  given: { loggedInAt?: number; passwordHash?: string | undefined; letsWritesGoOn?: boolean } = {},
): Promise<void> {
  const { loggedInAt = request.receivedAt.getTime(), passwordHash, letsWritesGoOn = false } = given
  const replaced = letsWritesGoOn ? await endOwnSession(request, user.id) : null
  await request.session.regenerate()
  request.session.user = user
  request.session.loggedInAt = loggedInAt
  request.session.client = clientOf(request)
  if (passwordHash !== undefined) request.session.passwordMark = tokenHash(passwordHash)
  if (replaced !== null) request.session.replaced = replaced
}

/** Ends the account's session in this browser. @returns its key; null without one that still lasts */
async function endOwnSession(request: FastifyRequest, userId: number): Promise<string | null> {
  if (request.session.user?.id !== userId) return null
  const idHash = sessionIdHash(request)
  return (await endSessions(request.em, { idHash })) > 0 ? idHash : null
}

/** Begins a session before any log-in, for challenges (ANONYMOUS_SESSION_MS of session-store.ts says how long it lasts). */
export async function beginAnonymousSession(request: FastifyRequest): Promise<void> {
  await request.session.regenerate()
  // An unchanged session is not stored, and the browser would get no cookie.
  request.session.client = clientOf(request)
}

/** Makes sure that a challenge has a session to be kept in. A logged-in one stays as it is, an anonymous one lasts longer again. */
export async function keepSession(request: FastifyRequest): Promise<void> {
  const { user, client } = request.session
  // A session that was never begun has no client either.
  if (!user && !client) return beginAnonymousSession(request)
  if (!user) await request.session.save()
}

function clientOf(request: FastifyRequest): SessionClient {
  return { userAgent: userAgentOf(request), network: networkOf(request.ip) }
}

/** The User-Agent as it is stored: cut, and without control characters, because a header may hold any byte. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, USER_AGENT_LENGTH)
    .toWellFormed()
}
