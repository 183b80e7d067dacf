import type { FastifyInstance } from 'fastify'

/** Between two looks for connections that have answered their last request. */
const LOOK_EVERY_MS = 50

/**
 * Stops listening and answers what is being asked. A browser keeps its connections open after the answer; they are
 * closed as soon as they are idle, or the process would wait for each until its time is up.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const closing = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
  try {
    await app.close()
  } finally {
    clearInterval(closing)
  }
}
