import { useRef, useState } from 'react'
import { type ApiAnswer, ApiProblem } from '../api/api-client.ts'
import { serverErrors } from '../form/draft.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import { useReconnect } from '../publications/use-reconnect.ts'
import { stateOfFailure } from '../publications/write-state.ts'
import type { EditorKind, Item, LoadedItem, WriteAction } from './editor-kind.ts'
import { type Done, leaveEditor } from './leave-editor.ts'

export type EditedItem<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly loaded: LoadedItem<Row, Extra>
  readonly store: DraftStore<Name>
  /** Shows the fields that are wrong. */
  readonly onErrors: () => void
}

/** What a write starts from: the version it replaces, and whether the last one may have been done without an answer. */
export type Version = { readonly etag: string | null; readonly isAnswerLost: boolean }

/**
 * One write of an item at a time, from the request to the page where the change can be seen. What the server refuses is
 * marked in the form, or waits until somebody logged in.
 */
export function useSentWrite<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  loaded,
  store,
  onErrors,
}: EditedItem<Row, Name, Extra>) {
  const writing = usePublishedWrite()
  const [action, setAction] = useState<WriteAction>(loaded.item === null ? 'create' : 'update')
  const version = useRef<Version>({ etag: loaded.etag, isAnswerLost: false })
  const refused = useRef<(() => Promise<void>) | null>(null)

  useReconnect(writing.state, () => {
    writing.setState({ kind: store.isDirty() || action === 'delete' ? 'reconnected' : 'idle' })
  })

  const send = async <Body>(
    doing: WriteAction,
    write: (version: Version) => Promise<ApiAnswer<Body>>,
    onSaved: (answer: ApiAnswer<Body>) => Row,
  ) => {
    setAction(doing)
    refused.current = null
    let done: Omit<Done<Row, Extra>, 'live'> | null = null
    const leave = (live: Done<Row, Extra>['live']) => {
      // Not away from something typed meanwhile.
      if (done !== null && !store.isDirty()) leaveEditor(kind, { ...done, live })
    }
    await writing.run({
      send: () => write(version.current),
      onSaved(answer) {
        done = { action: doing, row: onSaved(answer), extra: loaded.extra, publicationId: answer.publicationId }
      },
      onLive: leave,
      onSlow: () => leave('slow'),
      onRefused: error => refuse(error, () => send(doing, write, onSaved)),
    })
  }

  const refuse = (error: unknown, again: () => Promise<void>) => {
    const failure = stateOfFailure(error)
    // A database that went away at the last moment may have saved it, and a proxy's server too.
    const isAnswerLost = failure.kind === 'no-answer' || (failure.kind === 'refused' && failure.code === 'UNAVAILABLE')
    version.current = { ...version.current, isAnswerLost }
    if (failure.kind === 'logged-out') refused.current = again
    if (!(error instanceof ApiProblem)) return
    const names = kind.fields.map(({ name }) => name)
    const errors = serverErrors(names, error.problem)
    store.setErrors(errors)
    // A field this form does not have: there is nothing to mark and nothing to correct.
    const { code } = error.problem
    if (code === 'VALIDATION_FAILED' && Object.keys(errors).length === 0) writing.setState({ kind: 'refused', code })
    onErrors()
  }

  /** Goes on with what was refused until somebody logged in. */
  const resume = async () => {
    if (writing.resumePublishing()) return
    const again = refused.current
    writing.setState({ kind: 'idle' })
    await again?.()
  }

  /** From now on writes replace this version. */
  const adoptVersion = (etag: string | null) => {
    version.current = { etag, isAnswerLost: false }
  }

  return { writing, action, setAction, adoptVersion, send, resume }
}
