import type { MikroORM } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../core/errors.ts'
import type { EventStream, StreamEvent } from '../core/event-stream.ts'
import type { PublicationProgress } from '../publication-queue/publication.schemas.ts'
import { openSessions } from '../sessions/session.service.ts'
import { ProgressListener } from './progress-listener.ts'
import { currentPublications } from './publication.service.ts'

/** Enough for the open tabs of one browser; a page without events asks for the state instead. */
const MAX_STREAMS_PER_SESSION = 12
const HEARTBEAT_MS = 20_000
/** Finished publications that a client gets when it connects, and after each break of our own connection. */
const FINISHED_SHOWN = 5

/** Passes publishing progress on to the listening browsers of administrators. */
export class PublicationEvents {
  readonly #orm: MikroORM
  readonly #log: FastifyBaseLogger
  /** Each stream, with the hash of its session's id. */
  readonly #streams = new Map<EventStream, string>()
  readonly #listener: ProgressListener
  #listening: Promise<void> | null = null
  #heartbeat: NodeJS.Timeout | null = null

  constructor(options: { orm: MikroORM; databaseUrl: string; log: FastifyBaseLogger }) {
    this.#orm = options.orm
    this.#log = options.log
    this.#listener = new ProgressListener({
      databaseUrl: options.databaseUrl,
      log: options.log,
      onProgress: progress => this.#broadcast(progress),
      onSessionEnded: idHash => this.#endStreamsWhere(streamIdHash => streamIdHash === idHash),
      onReconnect: () => void this.#repeatState([...this.#streams.keys()]),
    })
  }

  /** Begins to listen, once. */
  async listen(): Promise<void> {
    this.#listening ??= this.#listener.start()
    await this.#listening
  }

  /**
   * Refuses another stream of a session.
   * @throws AppError TOO_MANY_REQUESTS when the session has its most streams open
   */
  refuseTooMany(idHash: string): void {
    const count = [...this.#streams.values()].filter(streamIdHash => streamIdHash === idHash).length
    if (count >= MAX_STREAMS_PER_SESSION) throw new AppError('TOO_MANY_REQUESTS', { details: { retry_after_seconds: 60 } })
  }

  /**
   * Serves one client until it leaves or its session ends.
   * @param idHash of the session, see `sessionIdHash`
   */
  async add(stream: EventStream, idHash: string): Promise<void> {
    this.#streams.set(stream, idHash)
    stream.onClose(() => this.#streams.delete(stream))
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
    await this.#repeatState([stream])
    // The session may have ended after the guard's check and before this stream was in the list.
    await this.#endOrphans([idHash])
  }

  /** Ends all streams; browsers open them again by themselves. */
  endStreams(): void {
    for (const stream of this.#streams.keys()) stream.end()
  }

  /** Ends all streams and stops listening. */
  async close(): Promise<void> {
    if (this.#heartbeat) clearInterval(this.#heartbeat)
    this.endStreams()
    await this.#listener.stop()
  }

  #broadcast(progress: PublicationProgress): void {
    for (const stream of this.#streams.keys()) stream.send({ event: 'progress', data: progress })
  }

  /** Sends the present state. Events that come while it is read are held back until it is out, as they are newer. */
  async #repeatState(streams: readonly EventStream[]): Promise<void> {
    for (const stream of streams) stream.hold()
    let state: StreamEvent[] = []
    try {
      const publications = await currentPublications(this.#orm.em.fork() as EntityManager, FINISHED_SHOWN)
      state = publications.map(publication => ({ event: 'publication', data: publication }))
    } catch (error) {
      this.#log.warn({ err: error }, 'the state of publishing could not be read')
    }
    for (const stream of streams) stream.release(state)
  }

  #beat(): void {
    for (const stream of this.#streams.keys()) stream.beat()
    void this.#endOrphans([...new Set(this.#streams.values())])
  }

  /** Ends streams whose session expired, or ended during a break of the connection. */
  async #endOrphans(idHashes: readonly string[]): Promise<void> {
    if (idHashes.length === 0) return
    try {
      const open = await openSessions(this.#orm.em.fork() as EntityManager, idHashes, new Date())
      this.#endStreamsWhere(idHash => idHashes.includes(idHash) && !open.has(idHash))
    } catch (error) {
      this.#log.warn({ err: error }, 'it could not be checked whose session lasts')
    }
  }

  #endStreamsWhere(isEnded: (idHash: string) => boolean): void {
    for (const [stream, idHash] of this.#streams) if (isEnded(idHash)) stream.end()
  }
}
