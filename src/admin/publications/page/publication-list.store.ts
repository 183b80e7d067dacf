import { atom } from 'nanostores'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { isLoggedOut } from '../../api/api-client.ts'
import type { PublicationFeed } from '../publication-feed.ts'
import type { Publishing } from '../publication-progress.ts'
import { readPublication, readPublications } from '../publication.api.ts'
import { EVERYTHING, type PublicationsPlace } from './publications-address.ts'

type ListState = {
  /** Newest first; null before the first answer. */
  readonly publications: readonly PublicationView[] | null
  readonly hasMore: boolean
  /** A request is under way. */
  readonly isWaiting: boolean
  readonly isLoadingMore: boolean
  /** Why the last request failed. */
  readonly error: unknown
  /** Whether `error` says why an older part did not come, while the list itself did. */
  readonly lacksPart: boolean
  /** The progress of each publication under way, by its id. */
  readonly progress: ReadonlyMap<number, Publishing>
}

const INITIAL_STATE: ListState = {
  publications: null,
  hasMore: false,
  isWaiting: true,
  isLoadingMore: false,
  error: null,
  lacksPart: false,
  progress: new Map(),
}

/** How many publications a part of the list has. */
const PART_LENGTH = 20
/** The API gives 100 at most, and the last of them only shows that there are more. */
const MAX_PART_LENGTH = 99
/** How often the page asks for publications that may change, while events do not come through. */
const POLL_MS = 2000
/** How often a page in sight connects again where the browser gave up. */
const RECONNECT_MS = 30_000

/** The publications on the page, with their progress. */
export class PublicationList {
  readonly $state = atom<ListState>(INITIAL_STATE)
  #place = EVERYTHING
  /** What the next request is for. */
  #wanted: 'nothing' | 'refresh' | 'another list' = 'nothing'
  #isReading = false

  /** Shows another list; the old one stays until the new one has arrived. */
  show(place: PublicationsPlace): void {
    this.#place = place
    this.#wanted = 'another list'
    void this.#read()
  }

  /** Loads the list again, with everything new. */
  refresh(): void {
    if (this.#wanted === 'nothing') this.#wanted = 'refresh'
    void this.#read()
  }

  /** Loads older publications. @returns the id of the first of them; null when none came */
  async loadMore(): Promise<number | null> {
    const { publications, isLoadingMore } = this.$state.get()
    const last = publications?.at(-1)
    if (!last || isLoadingMore) return null
    const place = this.#place
    this.#change({ isWaiting: true, isLoadingMore: true })
    try {
      const { part: older, hasMore } = await readPart(place, PART_LENGTH, last.id)
      if (place !== this.#place) return null
      const newer = (this.$state.get().publications ?? []).filter(({ id }) => id >= last.id)
      this.#change({ publications: [...newer, ...older], hasMore, error: null, lacksPart: false })
      return older[0]?.id ?? null
    } catch (error) {
      if (place === this.#place) this.#change({ error, lacksPart: true })
      return null
    } finally {
      this.#change({ isWaiting: this.#isReading, isLoadingMore: false })
    }
  }

  /** Follows publishing. @returns a function that stops */
  connect(feed: PublicationFeed): () => void {
    feed.open()
    const stop = feed.watch((id, publishing) => this.#learn(id, publishing))
    const onReturn = () => {
      if (document.visibilityState !== 'visible') return
      feed.open()
      this.refresh()
    }
    const poll = setInterval(() => {
      const { publications, error } = this.$state.get()
      // Without a session the server tells nothing.
      if (publications?.some(mayChange) && !feed.isConnected && !isLoggedOut(error)) this.refresh()
    }, POLL_MS)
    // A browser gives up an event stream that the server refused, as while it starts.
    const reconnect = setInterval(() => {
      if (document.visibilityState === 'visible' && !isLoggedOut(this.$state.get().error)) feed.open()
    }, RECONNECT_MS)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stop()
      clearInterval(poll)
      clearInterval(reconnect)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }

  /** Shows the progress of a publication under way. When its state has changed, it reads the list again, with all figures. */
  #learn(id: number, publishing: Publishing): void {
    if (publishing.state === 'publishing') {
      this.#change({ progress: new Map([...this.$state.get().progress, [id, publishing]]) })
    }
    if (this.#place.only !== undefined && this.#place.only !== id) return
    const known = this.$state.get().publications?.find(publication => publication.id === id)
    if (known?.state !== publishing.state || known.delivery !== publishing.delivery) this.refresh()
  }

  /** Reads what is wanted. What is wanted during a request is read after it: the answer under way may be older than the wish. */
  async #read(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    this.#change({ isWaiting: true })
    while (this.#wanted !== 'nothing') {
      const isAnotherList = this.#isOutdated()
      this.#wanted = 'nothing'
      // Where another list cannot be read, the old one must not pass for it.
      const emptied = isAnotherList ? { publications: null, hasMore: false } : {}
      const part = await this.#readHead({ isAnotherList }).catch((error: unknown) => ({ ...emptied, error }))
      if (!this.#isOutdated()) this.#change({ lacksPart: false, ...part })
    }
    this.#isReading = false
    this.#change({ isWaiting: this.$state.get().isLoadingMore })
  }

  /** Whether the page shows, or a request under way reads, a list that is no longer the wanted one. */
  #isOutdated(): boolean {
    return this.#wanted === 'another list'
  }

  /**
   * Reads the head of the list.
   * - It reads the newest publications, down to the last known one that may still change.
   * - It puts the known ones below that behind the head unread: only an undo can change them, and the head has that undo.
   * - `loadMore` may add an older part meanwhile: `known` reads the state each time.
   */
  async #readHead({ isAnotherList }: { isAnotherList: boolean }): Promise<Partial<ListState>> {
    const place = this.#place
    if (place.only !== undefined) return { publications: [await readPublication(place.only)], hasMore: false, error: null }
    const known = () => (isAnotherList ? [] : (this.$state.get().publications ?? []))
    const length = Math.min(Math.max(known().length, PART_LENGTH), MAX_PART_LENGTH)
    let { part: head, hasMore } = await readPart(place, length)
    const headEnd = () => head.at(-1)?.id ?? 0
    // So much may be new that the head ends above all known publications. Those in the gap are unknown, so nothing known is kept.
    const hasGap = hasMore && (known()[0]?.id ?? 0) < headEnd()
    const lastToRead = hasGap ? headEnd() : (known().findLast(mayChange)?.id ?? headEnd())
    const countUnread = () => known().filter(({ id }) => id >= lastToRead && id < headEnd()).length
    while (hasMore && countUnread() > 0 && !this.#isOutdated()) {
      const next = await readPart(place, Math.min(countUnread(), MAX_PART_LENGTH), headEnd())
      head = [...head, ...next.part]
      hasMore = next.hasMore
    }
    const tail = hasMore && !hasGap ? known().flatMap(one => (one.id < headEnd() ? asUndoneIn(head, one) : [])) : []
    return { publications: [...head, ...tail], hasMore: tail.length > 0 ? this.$state.get().hasMore : hasMore, error: null }
  }

  #change(part: Partial<ListState>): void {
    this.$state.set({ ...this.$state.get(), ...part })
  }
}

type Part = { readonly part: readonly PublicationView[]; readonly hasMore: boolean }

/** Reads a part of a list: the newest, or those older than `before`. */
async function readPart({ state, entity }: PublicationsPlace, length: number, before?: number): Promise<Part> {
  const found = await readPublications({ state, entity, before, limit: length + 1, folded: true })
  return { part: found.slice(0, length), hasMore: found.length > length }
}

/** Whether a publication is not final: a failed one is tried again. */
function mayChange({ state, delivery }: PublicationView): boolean {
  return state !== 'live' || delivery === 'waiting'
}

/** A known publication, as undone when one of the newer ones has undone it. */
function asUndoneIn(newer: readonly PublicationView[], known: PublicationView): PublicationView {
  const by = newer.find(({ undoes }) => undoes === known.id)
  return by ? { ...known, undone_by: by.id, can_undo: false } : known
}
