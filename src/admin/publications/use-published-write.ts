import { useEffect, useRef, useState } from 'react'
import type { ApiAnswer } from '../api/api-client.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { onLogout } from '../session/leaving.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { PublicationFeed } from './publication-feed.ts'
import { retryPublication } from './publication.api.ts'
import { publicationMessages } from './publication.i18n.ts'
import { stateOfFailure, stateOfPublishing, type WriteState } from './write-state.ts'

/** One write: the request, and what follows when the server has saved it and when visitors see it. */
type Write<Body> = {
  readonly send: () => Promise<ApiAnswer<Body>>
  /** Called before anything else: the text is now saved. */
  readonly onSaved: (answer: ApiAnswer<Body>) => void
  /** Called once, unless another write began in the meantime. */
  readonly onLive: (durationMs: number | null) => void
  /** Once, when saved but not live after a while: the administrator need not wait for it. */
  readonly onSlow: () => void
  readonly onRefused?: (error: unknown) => void
}

export type PublishedWrite = {
  readonly state: WriteState
  readonly setState: (state: WriteState) => void
  /** Connects to the progress of publications; call it as soon as a save is likely. */
  readonly prepare: () => void
  readonly run: <Body>(write: Write<Body>) => Promise<void>
  /** Publishes again a saved change whose publication failed. */
  readonly publishAgain: () => Promise<void>
  /** After a log-in, repeats a publish request that the server refused without a session. @returns whether there was one */
  readonly resumePublishing: () => boolean
}

const PATIENCE_MS = 3000

/** One editor's writes on their way to the site: saved, published, live. */
export function usePublishedWrite(): PublishedWrite {
  const [state, setState] = useState<WriteState>({ kind: 'idle' })
  const [feed] = useState(() => new PublicationFeed())
  const writes = useRef(0)
  const latestPublication = useRef<number | null>(null)
  const refused = useRef<WriteState | null>(null)

  useEffect(() => () => feed.close(), [feed])
  useEffect(() => onLogout(() => setState({ kind: 'logged-out' })), [])

  async function run<Body>({ send, onSaved, onLive, onSlow, onRefused }: Write<Body>): Promise<void> {
    writes.current += 1
    const turn = writes.current
    refused.current = null
    setState({ kind: 'saving' })
    feed.open()
    try {
      const answer = await send()
      onSaved(answer)
      const patience = setTimeout(() => turn === writes.current && onSlow(), PATIENCE_MS)
      const report = (next: WriteState) => {
        if (turn !== writes.current) return
        setState(next)
        if (next.kind === 'live' || next.kind === 'publish-failed') clearTimeout(patience)
        if (next.kind === 'live') onLive(next.durationMs)
      }
      // A write that changes nothing makes no publication: then the one before it goes live.
      latestPublication.current = answer.publicationId ?? latestPublication.current
      if (latestPublication.current === null) return report({ kind: 'live', durationMs: null })
      report({ kind: 'saved' })
      feed.follow(latestPublication.current, publishing => report(stateOfPublishing(publishing)))
    } catch (error) {
      setState(stateOfFailure(error))
      onRefused?.(error)
    }
  }

  async function publishAgain(failed = state): Promise<void> {
    const id = latestPublication.current
    if (id === null || failed.kind !== 'publish-failed') return
    setState({ kind: 'saved' })
    try {
      feed.tell(await retryPublication(id))
      feed.open()
    } catch (error) {
      const failure = stateOfFailure(error)
      // The change is saved; the request for its publication failed.
      setState(failure.kind === 'logged-out' ? failure : failed)
      if (failure.kind === 'logged-out') refused.current = failed
      if (failure.kind === 'no-answer') showOwnToast(publicationMessages($pageLanguage.get()).noAnswer, 'error')
    }
  }

  function resumePublishing(): boolean {
    const failed = refused.current
    refused.current = null
    if (failed !== null) void publishAgain(failed)
    return failed !== null
  }

  return { state, setState, prepare: () => feed.open(), run, publishAgain: () => publishAgain(), resumePublishing }
}
