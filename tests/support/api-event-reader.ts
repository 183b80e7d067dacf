/** One event of a stream of server-sent events. */
export type ReceivedEvent = { event: string; data: Record<string, unknown> }

/** Reads server-sent events as a browser's EventSource does. */
export class EventReader {
  readonly headers: Headers
  readonly #reader: ReadableStreamDefaultReader<string>
  readonly #abort: AbortController
  #text = ''

  private constructor(response: Response, abort: AbortController) {
    if (!response.ok || !response.body) throw new Error(`The stream did not open: ${response.status}`)
    this.headers = response.headers
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    this.#abort = abort
  }

  static async open(url: string, headers: Record<string, string>): Promise<EventReader> {
    const abort = new AbortController()
    return new EventReader(await fetch(url, { headers, signal: abort.signal }), abort)
  }

  /** The next events; waits until there are that many. */
  async take(count: number): Promise<ReceivedEvent[]> {
    const events: ReceivedEvent[] = []
    while (events.length < count) {
      const end = this.#text.indexOf('\n\n')
      if (end >= 0) {
        events.push(...parseEvent(this.#text.slice(0, end)))
        this.#text = this.#text.slice(end + 2)
      } else {
        const { value, done } = await this.#reader.read()
        if (done) throw new Error(`The stream ended after ${events.length} of ${count} events.`)
        this.#text += value
      }
    }
    return events
  }

  /** The next event of this name; skips others. */
  async next(name: string): Promise<ReceivedEvent> {
    for (;;) {
      const [event] = await this.take(1)
      if (event?.event === name) return event
    }
  }

  /** Resolves when the server ends the stream. */
  async ended(): Promise<void> {
    while (!(await this.#reader.read()).done);
  }

  async close(): Promise<void> {
    await this.#reader.cancel()
    this.#abort.abort()
  }
}

/** The event of a block, or none for a comment. */
function parseEvent(block: string): ReceivedEvent[] {
  const fields = Object.fromEntries(block.split('\n').map(line => line.split(/: (.*)/s) as [string, string]))
  return fields['data'] === undefined ? [] : [{ event: fields['event'] ?? 'message', data: JSON.parse(fields['data']) }]
}
