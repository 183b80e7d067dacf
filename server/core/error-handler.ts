import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from './errors.ts'
import { isLostConnection } from './lost-connection.ts'
import type { Problem } from './problem.schemas.ts'

/** Fastify's own errors, by status, where they are the caller's to mend. */
const CODE_BY_FRAMEWORK_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Answers everything that is thrown, as problem+json. What nobody foresaw is logged whole and answered without its text. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = reportedError(error, request)
  const retryAfterSeconds = known.details?.['retry_after_seconds']
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

function problem(error: AppError, requestId: string): Problem {
  return {
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
  const code = status === undefined ? undefined : CODE_BY_FRAMEWORK_STATUS[status]
  return new AppError(code ?? 'INTERNAL', { cause: error })
}
