import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFull } from './disk-space.ts'
import { AppError, type ErrorCode } from './errors.ts'
import { isLostConnection } from './lost-connection.ts'
import { isDatabaseBusy, isDatabaseFull } from './postgres-error.ts'
import type { Problem } from './problem.schemas.ts'
import { ServiceUnreachable } from './service-unreachable.ts'

/**
 * Errors of the framework and its plugins, by status; every other 4xx is a malformed request. A path outside its folder
 * counts as not found.
 */
const CODE_BY_FRAMEWORK_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** When to retry after a passing failure: a restarted database is back by then. */
export const RETRY_AFTER_SECONDS = 5
/** When to retry after a failure that lasts until an operator makes room. */
const RETRY_WHEN_FULL_SECONDS = 60

/** Failures that pass: what the client is told, and when it may retry. */
const PASSING_FAILURES: Partial<Readonly<Record<ErrorCode, { detail: string; retry_after_seconds: number }>>> = {
  UNAVAILABLE: {
    detail:
      'The database does not answer. Send the same request again after Retry-After: with the same Idempotency-Key or If-Match it is done once.',
    retry_after_seconds: RETRY_AFTER_SECONDS,
  },
  DATABASE_BUSY: {
    detail: 'Something else held the same data for too long. Nothing of this request was saved: send it again after Retry-After.',
    retry_after_seconds: RETRY_AFTER_SECONDS,
  },
  DATABASE_FULL: {
    detail:
      'The database has no space left. Nothing of this request was saved, all saved before is kept: make room, then send it again.',
    retry_after_seconds: RETRY_WHEN_FULL_SECONDS,
  },
  DISK_FULL: {
    detail: 'The disk is full. Nothing of this request was saved, all saved before is kept: make room, then send it again.',
    retry_after_seconds: RETRY_WHEN_FULL_SECONDS,
  },
}

/** Answers every thrown error as problem+json. The log gets an unforeseen error whole; the answer leaves its text out. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = logError(error, request)
  const retryAfterSeconds = known.details?.['retry_after_seconds'] ?? PASSING_FAILURES[known.code]?.retry_after_seconds
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
  void reply.code(known.status).type('application/problem+json').send(problem(known, request.id))
}

/** Logs an error that the caller did not cause. @returns the error as the caller may see it */
export function logError(error: FastifyError | Error, request: FastifyRequest): AppError {
  const known = knownError(error)
  if (known.isLogged) return known
  if (known.code === 'INTERNAL') request.log.error({ err: error }, 'request failed')
  else if (known.status >= 500) request.log.warn({ err: error }, 'request could not be served')
  return known
}

function problem(error: AppError, requestId: string): Problem {
  return {
    ...PASSING_FAILURES[error.code],
    ...error.details,
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    instance: `urn:uuid:${requestId}`,
    ...(error.errors && { errors: [...error.errors] }),
  }
}

/** Turns any thrown error into the one that the caller may see. */
export function knownError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ServiceUnreachable) {
    const detail = `${error.service} does not answer. Send the same request again after Retry-After.`
    return new AppError('UNAVAILABLE', { cause: error, details: { detail } })
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  const isCallersFault = status !== undefined && status >= 400 && status < 500
  // Comes before the check for a lost database: a caller that leaves while it sends breaks a connection too.
  if (isCallersFault) return new AppError(CODE_BY_FRAMEWORK_STATUS[status] ?? 'MALFORMED_REQUEST', { cause: error })
  if (isLostConnection(error)) return new AppError('UNAVAILABLE', { cause: error })
  if (isDatabaseBusy(error)) return new AppError('DATABASE_BUSY', { cause: error })
  if (isDatabaseFull(error)) return new AppError('DATABASE_FULL', { cause: error })
  if (isDiskFull(error)) return new AppError('DISK_FULL', { cause: error })
  return new AppError('INTERNAL', { cause: error })
}
