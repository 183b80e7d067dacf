import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf } from '../core/network.ts'
import { limitRequests } from '../core/rate-limit.ts'
import { isKnownDevice } from '../devices/known-devices.ts'

const WINDOW_MS = 15 * 60 * 1000

/** Allows at most `max` requests in 15 minutes from one network address, for all accounts together. */
export function limitByAddress(app: FastifyInstance, name: string, max: number) {
  return limitRequests(app, { name, max, windowMs: WINDOW_MS })
}

/**
 * Allows at most `max` requests in 15 minutes from one network address for the account that the body's `email` names. A limit
 * by account alone would let a stranger keep the administrator out.
 */
export function limitByAccountAndAddress(app: FastifyInstance, name: string, max: number) {
  return limitRequests(app, { name, max, windowMs: WINDOW_MS, by: request => `${callerOf(request.ip)} ${emailOf(request)}` })
}

const LOG_INS_PER_ADDRESS = 30
const LOG_INS_PER_ACCOUNT_AND_ADDRESS = 10
const LOG_INS_PER_DEVICE = 10
const HOUR_MS = 60 * 60 * 1000
/** Attempts by all strangers together in an hour: a password of 10^10 guesses or more then lasts for thousands of years. */
const LOG_INS_OF_STRANGERS_PER_ACCOUNT = 100

/**
 * Limits log-in attempts. A browser that the account has used before has a count of its own, which strangers cannot use
 * up. For all others the server counts by address, by account and address, and by account alone. Where that last limit
 * keeps an owner with a new browser out, a password reset by mail makes the browser known.
 */
export function limitLogIns(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!app.hasRateLimits) return async () => {}
  const limitDevice = limitRequests(app, {
    name: 'log-ins of a device',
    max: LOG_INS_PER_DEVICE,
    windowMs: WINDOW_MS,
    by: request => `${request.deviceToken ?? ''} ${emailOf(request)}`,
  })
  const strangersLimits = [
    limitByAddress(app, 'log-ins', LOG_INS_PER_ADDRESS),
    limitByAccountAndAddress(app, 'log-ins of an account and address', LOG_INS_PER_ACCOUNT_AND_ADDRESS),
    limitRequests(app, {
      name: 'log-ins of an account',
      max: LOG_INS_OF_STRANGERS_PER_ACCOUNT,
      windowMs: HOUR_MS,
      by: emailOf,
      limitedBy: 'account',
    }),
  ]
  return async request => {
    const { em, deviceToken: token, receivedAt: now } = request
    if (await isKnownDevice(em, { email: emailOf(request), token, now })) return limitDevice(request)
    for (const limit of strangersLimits) await limit(request)
  }
}

/** The body's `email`, which its schema has checked: these limits count in `preHandler`. */
function emailOf(request: FastifyRequest): string {
  return (request.body as { email: string }).email
}
