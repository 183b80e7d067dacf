import { Client } from 'pg'
import { DATABASE_LIMITS, KEEP_ALIVE } from '../core/database-limits.ts'
import { PROGRESS_CHANNEL, PublicationProgress } from '../publication-queue/publication.schemas.ts'
import { SESSION_ENDED_CHANNEL } from '../sessions/session.service.ts'

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 10_000

type ListenerLog = { warn(details: object, message: string): void; info(message: string): void }

type ListenerOptions = {
  databaseUrl: string
  log: ListenerLog
  onProgress: (progress: PublicationProgress) => void
  /** Called with the hash of the id of each session that ends. */
  onSessionEnded: (idHash: string) => void
  /** Called when the listener is connected again after a break, during which progress may be lost. */
  onReconnect: () => void
}

type State =
  | { readonly is: 'off' }
  /** The client connects or listens. */
  | { readonly is: 'on'; readonly client: Client }
  /** The connection was lost; the timer makes the next one. */
  | { readonly is: 'waiting'; readonly retry: NodeJS.Timeout }

/**
 * Holds the process's one connection for PostgreSQL's notifications of publishing progress and of ended sessions. It reconnects
 * until it is stopped.
 */
export class ProgressListener {
  readonly #options: ListenerOptions
  #state: State = { is: 'off' }
  #retryMs = FIRST_RETRY_MS

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  /** Resolves after the first attempt to connect, even when that failed and will be repeated. */
  async start(): Promise<void> {
    await this.#connect(() => {})
  }

  async stop(): Promise<void> {
    const state = this.#state
    this.#state = { is: 'off' }
    if (state.is === 'waiting') clearTimeout(state.retry)
    if (state.is === 'on') await state.client.end()
  }

  async #connect(onListening: () => void): Promise<void> {
    const connectionTimeoutMillis = DATABASE_LIMITS.requests.connection
    const client = new Client({ connectionString: this.#options.databaseUrl, ...KEEP_ALIVE, connectionTimeoutMillis })
    this.#state = { is: 'on', client }
    client.on('error', error => this.#onLost(client, error))
    client.on('end', () => this.#onLost(client, new Error('the connection ended')))
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SESSION_ENDED_CHANNEL) this.#options.onSessionEnded(payload)
      else this.#receive(payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${PROGRESS_CHANNEL}; listen ${SESSION_ENDED_CHANNEL}`)
      this.#retryMs = FIRST_RETRY_MS
      onListening()
    } catch (error) {
      this.#onLost(client, error)
    }
  }

  #onLost(client: Client, error: unknown): void {
    // A broken connection reports both an error and its end, of which the first counts; that of a stopped one is no loss.
    if (this.#state.is !== 'on' || this.#state.client !== client) return
    this.#options.log.warn({ err: error, retryMs: this.#retryMs }, 'lost the connection that tells of publishing')
    void client.end().catch(() => {}) // The connection is lost already; this only frees the socket.
    const retry = setTimeout(() => void this.#connect(() => this.#onRecovered()), this.#retryMs)
    this.#state = { is: 'waiting', retry: retry.unref() }
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS)
  }

  #onRecovered(): void {
    this.#options.log.info('the connection that tells of publishing is back')
    this.#options.onReconnect()
  }

  #receive(payload: string): void {
    try {
      this.#options.onProgress(PublicationProgress.parse(JSON.parse(payload)))
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a message about publishing could not be read')
    }
  }
}
