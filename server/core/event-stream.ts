import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/** A client that reads so slowly that this much waits for it is cut off; it comes back by itself. */
const MAX_WAITING_BYTES = 1024 * 1024

export type StreamEvent = { event: string; data: unknown }

/**
 * One open answer of server-sent events. Events sent before `release()` wait, so that a picture of the present state
 * can be sent ahead of what happened after it was taken.
 */
export class EventStream {
  readonly #reply: FastifyReply
  #waiting: string[] | null = []

  constructor(reply: FastifyReply) {
    this.#reply = reply
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // When the stream ends its connection ends too, so that a server that stops has nothing left to wait for.
      connection: 'close',
      // Asks a proxy in front not to collect the answer before passing it on.
      'x-accel-buffering': 'no',
    })
    reply.raw.flushHeaders()
  }

  hold(): void {
    this.#waiting ??= []
  }

  /** Sends these first, then what waited. */
  release(first: readonly StreamEvent[]): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const text of [...first.map(asText), ...waiting]) this.#write(text)
  }

  send(event: StreamEvent): void {
    if (this.#waiting) this.#waiting.push(asText(event))
    else this.#write(asText(event))
  }

  /** Something to carry, so that nobody on the way thinks the connection dead. */
  beat(): void {
    this.#write(': \n\n')
  }

  end(): void {
    this.#reply.raw.end()
  }

  onClose(listener: () => void): void {
    this.#reply.raw.once('close', listener)
  }

  #write(text: string): void {
    const { raw } = this.#reply
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy()
    else if (!raw.writableEnded) raw.write(text)
  }
}

function asText({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
