import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { type ApiAnswer, ApiProblem, isAnswerLost } from '../api/api-client.ts'
import { readSession } from '../api/auth.api.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { serverErrors } from '../form/draft.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import type { WriteAction, WriteState } from '../publications/write-state.ts'
import { hasUnsavedWork } from '../session/leaving.ts'
import { type Done, leaveEditor, type LiveAfter } from './leave-editor.ts'
import type { EditorKind, FieldOf, Item, Version } from './model/editor-kind.ts'
import type { Input } from './save-item.ts'

/** An item in its editor. */
export type EditedItem<Row extends Item> = {
  readonly kind: EditorKind<Row>
  /** Null for a new item. */
  readonly loaded: Version<Row> | null
  readonly store: DraftStore<FieldOf<Row>>
  /**
   * The input of every save since the last success that has no answer, the one under way included. The server may have done one
   * of them.
   */
  readonly lostRef: RefObject<readonly Input[]>
  /** Shows the fields with errors. */
  readonly onErrors: () => void
}

/** The version that a write replaces, and what earlier saves sent whose answers got lost. */
type Replaced = { readonly ifMatch: string | null; readonly lost: readonly Input[] }

/** A save or a deletion. */
export type Write<Body> = {
  readonly action: WriteAction
  /** What a save sends; a deletion has none. */
  readonly input?: Input
  readonly send: (replaced: Replaced) => Promise<ApiAnswer<Body>>
  /** Reads the item's newest publication, for a save that changes nothing. */
  readonly newest?: () => Promise<PublicationView | null>
}

/** Shows a refusal at the fields that it names. */
function showAtFields<Row extends Item>(
  { kind, store, onErrors }: EditedItem<Row>,
  { problem }: ApiProblem,
  setState: (state: WriteState) => void,
): void {
  const names = kind.fields.map(({ name }) => name)
  const errors = serverErrors(names, problem)
  store.setErrors(errors)
  const { code } = problem
  if (Object.keys(errors).length > 0) setState({ kind: 'invalid' })
  // Only fields that this form does not have are wrong: the administrator can correct nothing.
  else if (code === 'VALIDATION_FAILED') setState({ kind: 'refused', code })
  onErrors()
}

/**
 * One write of an item at a time, from the request to the page that shows the change. A refusal marks fields of the
 * form, or waits for a log-in.
 */
export function useSentWrite<Row extends Item>(edited: EditedItem<Row>) {
  const { kind, loaded, store, lostRef } = edited
  const writing = usePublishedWrite()
  const [action, setAction] = useState<WriteAction>(loaded === null ? 'create' : 'update')
  const version = useRef(loaded?.etag ?? null)

  useReconnect(writing.state, () => {
    writing.setState({ kind: store.isDirty() || action === 'delete' ? 'reconnected' : 'idle' })
  })

  const send = async <Body>(write: Write<Body>, onSaved: (answer: ApiAnswer<Body>) => Row) => {
    setAction(write.action)
    let done: Done<Row> | null = null
    const leave = (liveAfter: LiveAfter) => {
      // The administrator stays while anything is unsaved, and while a dialog may hold typed text.
      if (done !== null && document.querySelector('[role$=dialog]') === null && !hasUnsavedWork())
        leaveEditor(kind, done, liveAfter)
    }
    const { input, newest } = write
    const lost = lostRef.current
    // From its start to its answer a save counts as lost: the page may be left meanwhile, and its draft keeps the lost saves.
    if (input && !lost.some(one => JSON.stringify(one) === JSON.stringify(input))) lostRef.current = [...lost, input]
    await writing.run({
      send: () => write.send({ ifMatch: version.current, lost }),
      ...(newest && { newest }),
      onSaved(answer) {
        done = { action: write.action, row: onSaved(answer), publicationId: answer.publicationId }
      },
      onLive: leave,
      onSlow: () => leave('not-yet'),
      onRefused(error) {
        if (!(error instanceof ApiProblem)) return
        // The server has answered, and has not done this save. Earlier lost ones stay so.
        if (!isAnswerLost(error)) lostRef.current = lost
        showAtFields(edited, error, writing.setState)
      },
    })
  }

  /** The administrator closed the log-in dialog: a later log-in must not delete what the administrator was asked about now. */
  const forgetDeletion = () => {
    if (action !== 'delete') return
    writing.forget()
    setAction('update')
  }

  /** Another account has logged in. Its administrator did not ask for the write, which is given up; the text stays, unsaved. */
  const giveUp = () => {
    forgetDeletion()
    writing.forget()
    writing.setState({ kind: 'idle' })
  }

  /** From now on writes replace this version. */
  const adoptVersion = (etag: string | null) => {
    version.current = etag
    lostRef.current = []
  }

  return { writing, action, setAction, adoptVersion, send, forgetDeletion, giveUp }
}

const POLL_MS = 2000

/** Asks again while the server does not answer, and at once when the browser is back online. Calls back on an answer. */
function useReconnect({ kind }: WriteState, onBack: () => void): void {
  const isAway = kind === 'no-answer'
  const report = useEffectEvent(onBack)
  useEffect(() => {
    if (!isAway) return undefined
    let isOver = false
    const ask = () => {
      if (!navigator.onLine) return
      readSession().then(
        () => isOver || report(),
        // Still no answer: the next turn asks again.
        () => undefined,
      )
    }
    const timer = setInterval(ask, POLL_MS)
    addEventListener('online', ask)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [isAway])
}
