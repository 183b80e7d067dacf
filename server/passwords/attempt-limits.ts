import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitRequests } from '../core/rate-limit.ts'
import { isKnownDevice } from '../devices/known-devices.ts'

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

const LOG_INS_PER_ADDRESS = 30
const LOG_INS_PER_ACCOUNT_AND_ADDRESS = 10
const LOG_INS_PER_DEVICE = 10
const HOUR_MS = 60 * 60 * 1000
/** Of all strangers together, in an hour. Against passwords of ten thousand million guesses or more that takes centuries. */
const STRANGERS_PER_ACCOUNT = 100
/** A count that is pushed out by those of other accounts begins anew: an attacker would need this many requests for that. */
const COUNTED_ACCOUNTS = 50_000

/**
 * Limits tries of passwords. A browser in which the account logged in before has a count of its own, which strangers cannot
 * fill; all others are counted by address, by account and address, and by account wherever they come from. Where that last
 * limit keeps an owner with a new browser out, a new password by mail makes the browser known.
 */
export function limitLogIns(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!app.hasRateLimits) return async () => {}
  const ofDevice = limitRequests(app, {
    max: LOG_INS_PER_DEVICE,
    windowMs: WINDOW_MS,
    by: request => `${request.deviceToken ?? ''} ${emailOf(request)}`,
  })
  const ofStranger = [
    limitByAddress(app, LOG_INS_PER_ADDRESS),
    limitByAccountAndAddress(app, LOG_INS_PER_ACCOUNT_AND_ADDRESS),
    limitRequests(app, {
      max: STRANGERS_PER_ACCOUNT,
      windowMs: HOUR_MS,
      by: emailOf,
      limitedBy: 'account',
      counted: COUNTED_ACCOUNTS,
    }),
  ]
  return async request => {
    const { em, deviceToken: token, receivedAt: now } = request
    if (await isKnownDevice(em, { email: emailOf(request), token, now })) return ofDevice(request)
    for (const limit of ofStranger) await limit(request)
  }
}

/** The body was checked before: limits are counted in `preHandler`. */
function emailOf(request: FastifyRequest): string {
  return (request.body as { email: string }).email
}
