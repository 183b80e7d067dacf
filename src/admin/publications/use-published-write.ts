import { useEffect, useRef, useState } from 'react'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import type { ApiAnswer } from '../api/api-client.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { onLogout } from '../session/leaving.ts'
import { rememberedUsername } from '../session/login-flag.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { PublicationFeed } from './publication-feed.ts'
import { fromView } from './publication-progress.ts'
import { retryPublication } from './publication.api.ts'
import { publicationMessages } from './publication.i18n.ts'
import { stateOfFailure, stateOfPublishing, type WriteState } from './write-state.ts'

/** One write: the request, and what follows when the server has saved it and when visitors see it. */
type Write<Body> = {
  readonly send: () => Promise<ApiAnswer<Body>>
  /** Called when the server has saved, before the state changes. */
  readonly onSaved: (answer: ApiAnswer<Body>) => void
  /** Reads the newest publication of what the write is about; missing for a write that always makes one. */
  readonly newest?: () => Promise<PublicationView | null>
  /** Called once when visitors see it, unless another write began in the meantime. */
  readonly onLive: (durationMs: number | null) => void
  /** Called once when it is saved but not live after three seconds: the administrator need not wait for it. */
  readonly onSlow: () => void
  readonly onRefused?: (error: unknown) => void
}

export type PublishedWrite = {
  readonly state: WriteState
  /** Shows a state from then on, in place of the progress of the writes before. */
  readonly setState: (state: WriteState) => void
  /** Connects to the progress of publications; call it as soon as a save is likely. */
  readonly prepare: () => void
  readonly run: <Body>(write: Write<Body>) => Promise<void>
  /** Publishes again a saved change whose publication failed. */
  readonly publishAgain: () => Promise<void>
  /**
   * After a log-in, continues what the server refused without a session: a publish request, or the write, if the account that
   * asked for it has logged in.
   */
  readonly resume: (repeat: () => Promise<void>) => Promise<void>
  /** Gives up the write that waits for a log-in. */
  readonly forget: () => void
}

/** What the server refused because the session had ended, and what a log-in continues. */
type Waiting =
  | { readonly kind: 'nothing' }
  /** `account` asked for the write; empty where the browser knew none. */
  | { readonly kind: 'write'; readonly account: string }
  /** `failed` is the state to show again when the server refuses the publish request once more. */
  | { readonly kind: 'publish'; readonly failed: WriteState }

const NOTHING: Waiting = { kind: 'nothing' }

/** An administrator who waits longer than this for a page to be live is sent on (ARCHITECTURE.md, "One editor"). */
const SLOW_AFTER_MS = 3000

/**
 * Follows one editor's writes on their way to the site: saved, published, live.
 * @param tellsLogout whether the state also tells of a log-out that stopped no write
 */
export function usePublishedWrite(tellsLogout = true): PublishedWrite {
  const { state, setState, begin } = useShownState()
  const [feed] = useState(() => new PublicationFeed())
  const latestPublication = useRef<number | null>(null)
  const waiting = useRef<Waiting>(NOTHING)

  useEffect(() => () => feed.close(), [feed])
  useEffect(() => (tellsLogout ? onLogout(() => setState({ kind: 'logged-out' })) : undefined), [tellsLogout, setState])

  async function run<Body>({ send, newest, onSaved, onLive, onSlow, onRefused }: Write<Body>): Promise<void> {
    waiting.current = NOTHING
    const isNewest = begin({ kind: 'saving' })
    feed.open()
    try {
      const answer = await send()
      // A write that changes nothing makes no publication. Visitors see its content once the publication before it is live:
      // that of an earlier write here, or one that is still on its way from an earlier opening of the page.
      const publicationId = answer.publicationId ?? latestPublication.current ?? (await idUnlessLive(newest))
      onSaved(answer)
      const slowTimer = setTimeout(() => isNewest() && onSlow(), SLOW_AFTER_MS)
      const report = (next: WriteState) => {
        if (!isNewest()) return
        setState(next)
        if (next.kind === 'live' || next.kind === 'publish-failed') clearTimeout(slowTimer)
        if (next.kind === 'live') onLive(next.durationMs)
      }
      latestPublication.current = publicationId
      if (publicationId === null) return report({ kind: 'live', durationMs: null })
      report({ kind: 'saved' })
      feed.follow(publicationId, publishing => report(stateOfPublishing(publishing)))
    } catch (error) {
      const failure = stateOfFailure(error)
      if (failure.kind === 'logged-out') waiting.current = { kind: 'write', account: rememberedUsername() }
      setState(failure)
      onRefused?.(error)
    }
  }

  /** @param failed the state to show again when the server does not take the request */
  async function publish(failed: WriteState): Promise<void> {
    const id = latestPublication.current
    if (id === null || failed.kind !== 'publish-failed') return
    setState({ kind: 'saved' })
    try {
      feed.tell(await retryPublication(id))
      feed.open()
    } catch (error) {
      const failure = stateOfFailure(error)
      // The change is saved, and its publication is still the failed one: only this request failed now.
      setState(failure.kind === 'logged-out' ? failure : failed)
      if (failure.kind === 'logged-out') waiting.current = { kind: 'publish', failed }
      if (failure.kind === 'no-answer') showOwnToast(publicationMessages($pageLanguage.get()).noAnswer, 'error')
    }
  }

  async function resume(repeat: () => Promise<void>): Promise<void> {
    const before = waiting.current
    waiting.current = NOTHING
    if (before.kind === 'publish') return publish(before.failed)
    setState({ kind: 'idle' })
    // Where the browser knew no account, any account may continue.
    if (before.kind === 'write' && (before.account === '' || before.account === rememberedUsername())) await repeat()
  }

  const forget = () => void (waiting.current = waiting.current.kind === 'write' ? NOTHING : waiting.current)

  return { state, setState: begin, prepare: () => feed.open(), run, publishAgain: () => publish(state), resume, forget }
}

/** Keeps the state that an editor shows of its writes. */
function useShownState() {
  const [state, setState] = useState<WriteState>({ kind: 'idle' })
  const count = useRef(0)
  /** Shows a state in place of the progress of the writes before. @returns whether it is the newest that began so */
  const begin = (next: WriteState): (() => boolean) => {
    count.current += 1
    const own = count.current
    setState(next)
    return () => own === count.current
  }
  return { state, setState, begin }
}

/**
 * The id of the publication that `read` finds; null when there is none, or when visitors see it already. The write is done: where
 * this read fails, that is no failure of the write.
 */
async function idUnlessLive(read: () => Promise<PublicationView | null> = async () => null): Promise<number | null> {
  const publication = await read().catch(() => null)
  return publication === null || stateOfPublishing(fromView(publication)).kind === 'live' ? null : publication.id
}
