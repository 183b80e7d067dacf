import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The time between two checks for connections that have answered their last request. */
const LOOK_EVERY_MS = 50
/** Running requests end within this time, or are cut: an upload over a slow line could take minutes. */
const FINISH_WITHIN_MS = 10_000

/** Closes a server without keeping clients or the process waiting. */
export class ServerClosing {
  readonly #app: FastifyInstance
  /** Connections without a request yet: browsers open some before they need them. */
  readonly #silent = new Set<Socket>()

  /** Watches the server's connections from now on: call it before the server listens. */
  constructor(app: FastifyInstance, isStopping: () => boolean) {
    this.#app = app
    app.server.on('connection', (socket: Socket) => {
      this.#silent.add(socket)
      socket.once('close', () => this.#silent.delete(socket))
    })
    app.server.prependListener('request', (request, response) => {
      this.#silent.delete(request.socket)
      // Makes clients open another connection for their next request: to another process, or to this one when it has started
      // again.
      if (isStopping()) response.setHeader('connection', 'close')
    })
  }

  /**
   * Stops listening and answers the running requests. Browsers keep connections open after an answer; this closes them
   * as soon as they are idle, or the process would wait for each to time out.
   */
  async close(): Promise<void> {
    const closing = setInterval(() => this.#closeIdle(), LOOK_EVERY_MS)
    const closed = new AbortController()
    void this.#cutAfter(FINISH_WITHIN_MS, closed.signal)
    try {
      await this.#app.close()
    } finally {
      clearInterval(closing)
      closed.abort()
    }
  }

  #closeIdle(): void {
    this.#app.server.closeIdleConnections()
    // Node counts a connection without a request as busy. One whose first bytes are here has a request.
    for (const socket of this.#silent) if (socket.bytesRead === 0) socket.destroy()
  }

  async #cutAfter(ms: number, signal: AbortSignal): Promise<void> {
    await sleep(ms, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    this.#app.log.warn('requests were still under way when the server had to close; they are cut')
    this.#app.server.closeAllConnections()
  }
}
