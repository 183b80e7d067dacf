import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** Query parameters that grant access, and those with which an administrator searches for a person. */
const SECRET_PARAMETERS = /([?&](?:invite|q)=)[^&#]*/g

/** Levels of a log that writes what is for debugging. */
const DEBUG_LEVELS: ReadonlySet<string> = new Set(['debug', 'trace'])

/**
 * One line for each answered request, with its id. Writes and failures are always logged; plain reads only at debug
 * level, because the host in front keeps an access log of them.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const level = isReading && reply.statusCode < 400 && !error ? 'debug' : 'info'
    // Most requests are visitors' reads: nothing is put together for a line that is not written.
    if (level === 'debug' && !DEBUG_LEVELS.has(request.log.level)) return
    const details = {
      method: request.method,
      url: request.url.replace(SECRET_PARAMETERS, '$1[hidden]'),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      remoteAddress: request.ip,
      ...(error && { err: error }),
    }
    request.log[level](details, 'request')
  }
}
