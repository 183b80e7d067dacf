import type { PublicationProgress, PublicationView } from '../../../../server/publication-queue/publication.schemas.ts'
import { apiUrl, callApi } from '../api/api-client.ts'
import { fromEvent, fromView, later, type Publishing } from './publication-progress.ts'

type Listener = (publishing: Publishing) => void
type Watcher = (id: number, publishing: Publishing) => void

/** How often the state is asked for while events do not come through. */
const POLL_MS = 2000

/**
 * Tells how publications go on, over server-sent events. Open it before saving: publishing takes less time than
 * connecting. Where no events come through, the state is asked for instead.
 */
export class PublicationFeed {
  readonly #known = new Map<number, Publishing>()
  #followed: { readonly id: number; readonly listener: Listener } | null = null
  readonly #watchers = new Set<Watcher>()
  #events: EventSource | null = null
  #poll: ReturnType<typeof setInterval> | undefined

  open(): void {
    if (this.#events !== null && this.#events.readyState !== EventSource.CLOSED) return
    const events = new EventSource(apiUrl('/api/publications/events'), { withCredentials: true })
    // With each connection how far each publication is; then each step as it is made.
    events.addEventListener('publication', ({ data }: MessageEvent<string>) => {
      const publication = JSON.parse(data) as PublicationView
      this.#learn(publication.id, fromView(publication))
    })
    events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const progress = JSON.parse(data) as PublicationProgress
      for (const id of progress.ids) this.#learn(id, fromEvent(progress))
    })
    this.#events = events
  }

  /** Follows one publication instead of the one before; the listener is called at once when something is known of it. */
  follow(id: number, listener: Listener): void {
    this.#followed = { id, listener }
    const known = this.#known.get(id)
    if (known) listener(known)
    this.open()
    void this.#ask(id)
    clearInterval(this.#poll)
    this.#poll = setInterval(() => {
      if (!this.isConnected) void this.#ask(id)
    }, POLL_MS)
  }

  /** Hears of every publication from now on. @returns stops */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Whether events come through. */
  get isConnected(): boolean {
    return this.#events?.readyState === EventSource.OPEN
  }

  /** What an answer said of a publication. */
  tell(publication: PublicationView): void {
    this.#learn(publication.id, fromView(publication))
  }

  close(): void {
    this.#events?.close()
    this.#events = null
    this.#followed = null
    clearInterval(this.#poll)
  }

  #learn(id: number, report: Publishing): void {
    const known = this.#known.get(id)
    const next = later(known, report)
    if (next === known) return
    this.#known.set(id, next)
    if (this.#followed?.id === id) this.#followed.listener(next)
    for (const watcher of this.#watchers) watcher(id, next)
  }

  async #ask(id: number): Promise<void> {
    // No answer: the next event, connection or turn of the poll brings the state.
    const answer = await callApi<PublicationView>(`/api/publications/${id}`).catch(() => null)
    if (answer) this.#learn(id, fromView(answer.body))
  }
}
