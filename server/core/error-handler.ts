import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from './errors.ts'
import { isLostConnection } from './lost-connection.ts'
import type { Problem } from './problem.schemas.ts'

/** Errors of the framework and its plugins, by status; every other 4xx is a malformed request. A file outside a folder is no file. */
const CODE_BY_FRAMEWORK_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** When to ask again for what cannot be had for the moment: a database that was restarted is back by then. */
export const RETRY_AFTER_SECONDS = 5

/** Answers everything that is thrown, as problem+json. What nobody foresaw is logged whole and answered without its text. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = reportedError(error, request)
  const retryAfterSeconds =
    known.details?.['retry_after_seconds'] ?? (known.code === 'UNAVAILABLE' ? RETRY_AFTER_SECONDS : undefined)
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
  void reply.code(known.status).type('application/problem+json').send(problem(known, request.id))
}

/** What went wrong, as the caller may know it; logged when it is not the caller's doing. */
export function reportedError(error: FastifyError | Error, request: FastifyRequest): AppError {
  const known = asAppError(error)
  if (known.isLogged) return known
  if (known.code === 'INTERNAL') request.log.error({ err: error }, 'request failed')
  else if (known.status >= 500) request.log.warn({ err: error }, 'request could not be served')
  return known
}

const UNAVAILABLE =
  'The database does not answer. Send the same request again after Retry-After: with the same Idempotency-Key or If-Match it is done once.'

function problem(error: AppError, requestId: string): Problem {
  return {
    ...(error.code === 'UNAVAILABLE' && { detail: UNAVAILABLE, retry_after_seconds: RETRY_AFTER_SECONDS }),
    ...error.details,
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    instance: `urn:uuid:${requestId}`,
    ...(error.errors && { errors: [...error.errors] }),
  }
}

function asAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  if (isLostConnection(error)) return new AppError('UNAVAILABLE', { cause: error })
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === undefined) return new AppError('INTERNAL', { cause: error })
  const isCallers = status >= 400 && status < 500
  return new AppError(CODE_BY_FRAMEWORK_STATUS[status] ?? (isCallers ? 'MALFORMED_REQUEST' : 'INTERNAL'), { cause: error })
}
