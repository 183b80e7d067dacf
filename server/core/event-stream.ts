import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/** The server cuts off a client that lets this much pile up; its browser reconnects by itself. */
const MAX_WAITING_BYTES = 1024 * 1024

export type StreamEvent = { event: string; data: unknown }

/**
 * One open answer of server-sent events. It holds back events, however many, until `release()`: so the present state can go out
 * before the events that followed it.
 */
export class EventStream {
  readonly #reply: FastifyReply
  #waiting: string[] | null = []

  constructor(reply: FastifyReply) {
    this.#reply = reply
    reply.hijack()
    reply.raw.writeHead(200, {
      // Fastify's type lets every header be a number, Node's only some.
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Ends the connection with the stream, so that a stopping server need not wait for it.
      connection: 'close',
      // Asks a proxy in front not to collect the answer before passing it on.
      'x-accel-buffering': 'no',
    })
    reply.raw.flushHeaders()
  }

  /**
   * Lets events wait until the next `release()`. It does not nest: where two calls hold one stream, the first release ends both
   * waits, and the state of the second may be older than an event before it. The browser keeps the later of two states, and
   * takes any state after a failure.
   */
  hold(): void {
    this.#waiting ??= []
  }

  /** Ends the wait: sends these events first, then those that waited. */
  release(first: readonly StreamEvent[]): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    // In one piece, whatever its size: no client could have read some of it meanwhile.
    const text = [...first.map(asText), ...waiting].join('')
    if (text !== '') this.#write(text)
  }

  /** Sends an event, at once or with the next `release()`. */
  send(event: StreamEvent): void {
    if (this.#waiting) this.#waiting.push(asText(event))
    else this.#write(asText(event))
  }

  /** Sends a comment, so that no proxy on the way takes the connection for dead. */
  beat(): void {
    this.#write(': \n\n')
  }

  /** Ends the answer; what waits is dropped. */
  end(): void {
    this.#reply.raw.end()
  }

  /** Calls the listener when the stream ends; at once where the client has left already. */
  onClose(listener: () => void): void {
    if (this.#reply.raw.destroyed) listener()
    else this.#reply.raw.once('close', listener)
  }

  #write(text: string): void {
    const { raw } = this.#reply
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy()
    else if (!raw.writableEnded && !raw.destroyed) raw.write(text)
  }
}

function asText({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
