import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** Query parameters that open something, and those in which an administrator looks for a person. */
const SECRET_PARAMETERS = /([?&](?:invite|q)=)[^&#]*/g

/**
 * One line for each answered request, with its id. What changes something or fails is always told; plain reading is
 * for the debug level, because the host in front keeps an access log of it.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const level = isReading && reply.statusCode < 400 && !error ? 'debug' : 'info'
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
