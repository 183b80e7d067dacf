import type { PublicationProgress, PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { apiUrl, isLoggedOut } from '../api/api-client.ts'
import { onLogout } from '../session/leaving.ts'
import { fromView, later, type Publishing } from './publication-progress.ts'
import { readPublication } from './publication.api.ts'

/** Hears of one publication's progress. */
type Listener = (publishing: Publishing) => void
/** Hears of every publication's progress. */
type Watcher = (id: number, publishing: Publishing) => void

/** How often the feed asks for the state while events do not come through. */
const POLL_MS = 2000
/** While events come through every tenth poll asks: an event may be lost, or an older answer may have come after it. */
const POLLS_WHILE_CONNECTED = 10

/**
 * Reports the progress of publications, over server-sent events. Open it before saving: publishing takes less time than
 * connecting. When no events come through, it polls; also now and then when they do.
 */
export class PublicationFeed {
  readonly #known = new Map<number, Publishing>()
  #followed: { readonly id: number; readonly listener: Listener } | null = null
  readonly #watchers = new Set<Watcher>()
  #events: EventSource | null = null
  #poll: ReturnType<typeof setInterval> | undefined
  #stopListening: (() => void) | undefined

  /** Connects to the server's events; does nothing when connected, and just after a refusal. */
  open(): void {
    if (this.#events !== null) return
    const events = new EventSource(apiUrl('/api/publications/events'), { withCredentials: true })
    // On connecting, the server sends the state of each publication; then each step as it happens.
    events.addEventListener('publication', ({ data }: MessageEvent<string>) => {
      const publication = JSON.parse(data) as PublicationView
      this.#learn(publication.id, fromView(publication))
    })
    events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const { ids, ...publishing } = JSON.parse(data) as PublicationProgress
      for (const id of ids) this.#learn(id, publishing)
    })
    this.#events = events
    this.#stopListening ??= this.#listenForEnd()
    clearInterval(this.#poll)
    let polls = 0
    this.#poll = setInterval(() => {
      polls += 1
      const isDue = !this.isConnected || polls % POLLS_WHILE_CONNECTED === 0
      if (this.#awaited !== null && isDue) void this.#ask(this.#awaited)
      // Each typed letter opens the feed; a server that refused is asked again no sooner than here.
      if (events.readyState === EventSource.CLOSED) this.#events = null
    }, POLL_MS)
  }

  /**
   * Follows one publication instead of the one before, until visitors see it; calls the listener at once when its state is known.
   */
  follow(id: number, listener: Listener): void {
    this.#followed = { id, listener }
    const known = this.#known.get(id)
    if (known) listener(known)
    this.open()
    void this.#ask(id)
  }

  /** Calls back for every publication from now on. @returns a function that stops */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Whether events come through. */
  get isConnected(): boolean {
    return this.#events?.readyState === EventSource.OPEN
  }

  /** Takes over the state in an answer of the API. */
  tell(publication: PublicationView): void {
    this.#learn(publication.id, fromView(publication))
  }

  /** Disconnects, and follows no publication any more. */
  close(): void {
    this.#disconnect()
    this.#stopListening?.()
    this.#stopListening = undefined
    this.#followed = null
  }

  /**
   * Ends the connection at a log-out, and in a hidden page that waits for nothing: over HTTP/1.1 a browser opens six connections
   * to the server at most, for all its tabs together. The next {@link open} connects again. @returns a function that stops this
   */
  #listenForEnd(): () => void {
    const stopListeningForLogout = onLogout(() => this.#disconnect())
    const disconnectIfIdle = () => this.#disconnectIfIdle()
    document.addEventListener('visibilitychange', disconnectIfIdle)
    return () => {
      stopListeningForLogout()
      document.removeEventListener('visibilitychange', disconnectIfIdle)
    }
  }

  #disconnectIfIdle(): void {
    if (document.visibilityState === 'hidden' && this.#awaited === null && this.#watchers.size === 0) this.#disconnect()
  }

  /** Ends the connection and the polling until the next {@link open}. */
  #disconnect(): void {
    this.#events?.close()
    this.#events = null
    clearInterval(this.#poll)
  }

  /** The followed publication, until visitors see it; else null. A failed one is awaited, too: the server tries it again. */
  get #awaited(): number | null {
    if (this.#followed === null) return null
    const known = this.#known.get(this.#followed.id)
    return known?.state === 'live' && known.delivery !== 'waiting' ? null : this.#followed.id
  }

  /** Keeps a report that is later than the known state, and passes it on. */
  #learn(id: number, report: Publishing): void {
    const known = this.#known.get(id)
    const next = later(known, report)
    if (next === known) return
    // The server repeats on each connection what visitors see already.
    const isAwaited = this.#awaited === id
    this.#known.set(id, next)
    if (isAwaited) this.#followed?.listener(next)
    for (const watcher of this.#watchers) watcher(id, next)
    this.#disconnectIfIdle()
  }

  /** Asks the API for a publication's state. */
  async #ask(id: number): Promise<void> {
    try {
      this.tell(await readPublication(id))
    } catch (error) {
      // Without a session the server tells nothing.
      if (isLoggedOut(error)) this.#disconnect()
      // Else the next event, connection or poll brings the state.
    }
  }
}
