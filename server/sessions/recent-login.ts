import type { onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '../core/errors.ts'

/** Long enough for a round of housekeeping, too short for a computer left alone over lunch. */
const RECENT_MS = 15 * 60 * 1000

/**
 * Lets only administrators pass who logged in recently, with all steps of the account (password, passkey, recovery
 * code): these routes could turn a stolen cookie into an account.
 * @throws AppError LOGIN_NOT_RECENT
 */
export const requireRecentLogin: onRequestAsyncHookHandler = async ({ session, receivedAt }) => {
  if (receivedAt.getTime() - (session.loggedInAt ?? 0) > RECENT_MS) throw new AppError('LOGIN_NOT_RECENT')
}
