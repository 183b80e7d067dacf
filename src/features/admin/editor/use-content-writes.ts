import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ApiAnswer, ApiProblem } from '../api/api-client.ts'
import { deleteContent } from '../api/content.api.ts'
import { serverErrors } from '../form/draft.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { $pageLanguage, becomePage } from '../language/page-language.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import { useReconnect } from '../publications/use-reconnect.ts'
import { stateOfFailure } from '../publications/write-state.ts'
import type { EditorKind, Item, LoadedItem, WriteAction } from './editor-kind.ts'
import { draftErrors, draftOf, inputOf } from './field-values.ts'
import { type Done, leaveEditor } from './leave-editor.ts'
import { saveItem } from './save-item.ts'

type ContentWrites<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly loaded: LoadedItem<Row, Extra>
  readonly store: DraftStore<Name>
  /** Shows the fields that are wrong. */
  readonly onErrors: () => void
}

/** An item in the version that the server has now. */
export type Current<Row> = { readonly row: Row; readonly etag: string | null }

/** Creating, saving and deleting one item, what to do when that fails, and where the administrator goes then. */
export function useContentWrites<Row extends Item, Name extends string & keyof Row, Extra>({
  kind,
  loaded,
  store,
  onErrors,
}: ContentWrites<Row, Name, Extra>) {
  const writing = usePublishedWrite()
  const [item, setItem] = useState(loaded.item)
  const [action, setAction] = useState<WriteAction>(item === null ? 'create' : 'update')
  const version = useRef({ etag: loaded.etag, isAnswerLost: false })
  const refused = useRef<(() => Promise<void>) | null>(null)
  const draftFrom = (row: Row) => draftOf(kind.fields, row, $pageLanguage.get())

  useReconnect(writing.state, () => {
    writing.setState({ kind: store.isDirty() || action === 'delete' ? 'reconnected' : 'idle' })
  })

  const send = async <Body>(
    doing: WriteAction,
    write: () => Promise<ApiAnswer<Body>>,
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
      send: write,
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
    version.current.isAnswerLost = failure.kind === 'no-answer'
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

  const save = async (from = item) => {
    const sent = store.$state.get().draft
    const errors = draftErrors(kind, sent, from === null)
    store.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      flushSync(() => writing.setState({ kind: 'invalid' }))
      return onErrors()
    }
    const write = () => {
      const { etag: ifMatch, isAnswerLost: isRepeat } = version.current
      return saveItem<Row>(kind, { id: from?.id ?? null, input: inputOf(kind.fields, sent), ifMatch, isRepeat })
    }
    await send(from === null ? 'create' : 'update', write, ({ body, etag }) => {
      version.current = { etag, isAnswerLost: false }
      flushSync(() => {
        setItem(body)
        store.settle(draftFrom(body), sent)
      })
      // Whoever loads the page anew, or comes back to it, finds the item that there is now.
      if (from === null) void becomePage(kind.editPage(body, loaded.extra))
      return body
    })
  }

  const remove = async (from = item) => {
    if (from === null) return
    const write = () => deleteContent(kind.path, from.id, version.current.etag)
    await send('delete', write, () => {
      store.settle(store.$state.get().draft)
      return from
    })
  }

  const adopt = ({ row, etag }: Current<Row>) => {
    version.current = { etag, isAnswerLost: false }
    setItem(row)
    writing.setState({ kind: 'idle' })
  }

  return {
    ...{ item, action, save, remove },
    ...{ state: writing.state, prepare: writing.prepare, publishAgain: writing.publishAgain },
    /** Does again what failed. */
    repeat: () => (action === 'delete' ? remove() : save()),
    /** Goes on with what was refused until somebody logged in. */
    async resume() {
      if (writing.resumePublishing()) return
      const again = refused.current
      writing.setState({ kind: 'idle' })
      await again?.()
    },
    /** Drops what was typed for what somebody else saved. */
    takeTheirs(current: Current<Row>) {
      store.settle(draftFrom(current.row))
      setAction('update')
      adopt(current)
    },
    /** Puts what was typed over what somebody else saved; fields that nobody touched here stay theirs. */
    async keepMine(current: Current<Row>) {
      store.rebase(draftFrom(current.row))
      adopt(current)
      await (action === 'delete' ? remove(current.row) : save(current.row))
    },
  }
}
