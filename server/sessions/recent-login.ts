import type { onRequestAsyncHookHandler } from 'fastify'
import { RECENT_LOGIN_MINUTES } from '#common/recent-login.ts'
import { AppError } from '../core/errors.ts'

const RECENT_MS = RECENT_LOGIN_MINUTES * 60_000

/**
 * Lets only administrators pass who logged in recently, with all steps of the account (password, passkey, recovery
 * code): these routes could turn a stolen cookie into an account.
 * @throws AppError LOGIN_NOT_RECENT
 */
export const requireRecentLogin: onRequestAsyncHookHandler = async ({ session, receivedAt }) => {
  if (receivedAt.getTime() - (session.loggedInAt ?? 0) > RECENT_MS) throw new AppError('LOGIN_NOT_RECENT')
}
