import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { localizedPath } from '../../../i18n/paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { deleteContent, readContent } from '../api/content.api.ts'
import { type DraftErrors, serverErrors } from '../form/draft.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import { stateOfFailure } from '../publications/write-state.ts'
import type { EditorKind, Item, LoadedItem, WriteAction } from './editor-kind.ts'
import { draftOf, fieldErrors, inputOf } from './field-values.ts'
import { saveItem } from './save-item.ts'

type ContentWrites<Row extends Item, Name extends string & keyof Row, Extra> = {
  readonly kind: EditorKind<Row, Name, Extra>
  readonly loaded: LoadedItem<Row, Extra>
  readonly store: DraftStore<Name>
  /** Shows the fields that are wrong. */
  readonly onErrors: () => void
}

/** Creating, saving, deleting and reloading one item, and where the administrator goes then. */
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

  const adopt = (row: Row, etag: string | null, sent?: ReturnType<typeof draftNow>) => {
    version.current = { etag, isAnswerLost: false }
    flushSync(() => {
      setItem(row)
      store.settle(draftOf(kind.fields, row, $pageLanguage.get()), sent)
    })
  }
  const draftNow = () => store.$state.get().draft

  /** To the page where the change can be seen; not away from something typed meanwhile. */
  const leave = (done: WriteAction, row: Row, toast: string) => {
    if (store.isDirty()) return
    keepToast(toast)
    location.assign(localizedPath($pageLanguage.get(), kind.pageAfter(done, row, loaded.extra)))
  }

  const refuse = (error: unknown) => {
    version.current.isAnswerLost = stateOfFailure(error).kind === 'no-answer'
    if (!(error instanceof ApiProblem)) return
    const errors = serverErrors(
      kind.fields.map(({ name }) => name),
      error.problem,
    )
    store.setErrors(errors)
    // A field this form does not have: there is nothing to mark and nothing to correct.
    const { code } = error.problem
    if (code === 'VALIDATION_FAILED' && Object.keys(errors).length === 0) writing.setState({ kind: 'refused', code })
    onErrors()
  }

  /** @param overwrite also when somebody else saved meanwhile */
  const save = async (overwrite = false) => {
    const sent = draftNow()
    const errors = draftErrors(kind, sent, item === null)
    store.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      flushSync(() => writing.setState({ kind: 'invalid' }))
      return onErrors()
    }
    const doing = item === null ? 'create' : 'update'
    setAction(doing)
    const { etag, isAnswerLost } = version.current
    const input = inputOf(kind.fields, sent)
    let saved: Row
    await writing.run({
      send: () => saveItem<Row>(kind, { id: item?.id ?? null, input, ifMatch: overwrite ? null : etag, isRepeat: isAnswerLost }),
      onSaved(answer) {
        saved = answer.body
        adopt(saved, answer.etag, sent)
      },
      onLive: ms => leave(doing, saved, publicationMessages($pageLanguage.get()).live(ms)),
      onSlow: () => leave(doing, saved, publicationMessages($pageLanguage.get()).savedNotLive),
      onRefused: refuse,
    })
  }

  const remove = async (overwrite = false) => {
    if (item === null || !kind.deletion) return
    const done = (ms: number | null) => kind.deletion?.($pageLanguage.get()).done(ms) ?? ''
    setAction('delete')
    await writing.run({
      send: () => deleteContent(kind.path, item.id, overwrite ? null : version.current.etag),
      onSaved: () => store.settle(draftNow()),
      onLive: ms => leave('delete', item, done(ms)),
      onSlow: () => leave('delete', item, publicationMessages($pageLanguage.get()).deletedNotLive),
      onRefused: refuse,
    })
  }

  const loadCurrent = async () => {
    if (item === null) return
    writing.setState({ kind: 'saving' })
    try {
      const current = await readContent<Row>(kind.path, item.id)
      adopt(current.body, current.etag)
      writing.setState({ kind: 'idle' })
    } catch (error) {
      writing.setState(stateOfFailure(error))
    }
  }

  return { item, state: writing.state, prepare: writing.prepare, action, save, remove, loadCurrent }
}

export type Writes = Pick<ReturnType<typeof useContentWrites>, 'state' | 'action' | 'save' | 'remove' | 'loadCurrent'>

function draftErrors<Row extends Item, Name extends string & keyof Row, Extra>(
  kind: EditorKind<Row, Name, Extra>,
  draft: ReturnType<DraftStore<Name>['$state']['get']>['draft'],
  isNew: boolean,
): DraftErrors<Name> {
  const errors = fieldErrors(kind.fields, draft, isNew)
  return kind.check?.(draft, errors) ?? errors
}
