import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ApiAnswer, ApiProblem } from '../api/api-client.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { type DraftErrors, serverErrors } from '../form/draft.ts'
import { $pageLanguage, becomePage } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { keepNotice } from '../publications/keep-notice.ts'
import { publicationMessages } from '../publications/publication.i18n.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import { useReconnect } from '../publications/use-reconnect.ts'
import { stateOfFailure, type WriteAction } from '../publications/write-state.ts'
import { hasUnsavedWork } from '../session/leaving.ts'
import { type DraftOf, type EditorKind, type FieldOf, type Item, itemName, type Version } from './model/editor-kind.ts'
import { draftOf, fieldErrors, inputOf } from './model/field-values.ts'
import { deleteItem, type Input, saveItem } from './save-item.ts'

type EditedItem<Row extends Item> = {
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

export type ContentWrites<Row extends Item> = ReturnType<typeof useContentWrites<Row>>

/** Creates, saves and deletes one item, handles failures, and leads the administrator on. */
export function useContentWrites<Row extends Item>(edited: EditedItem<Row>) {
  const { kind, loaded, store, onErrors } = edited
  const { writing, action, setAction, adoptVersion, send, ...afterLogIn } = useSentWrite(edited)
  const [item, setItem] = useState(loaded?.row ?? null)
  const draftFrom = (row: Row) => draftOf(kind.fields, row, $pageLanguage.get())

  /** @param from the version that the save changes; null for a new item */
  const save = async (from = item) => {
    const sent = store.$state.get().draft
    const errors = errorsOf(kind, sent, from)
    store.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      flushSync(() => writing.setState({ kind: 'invalid' }))
      return onErrors()
    }
    const saving = { ...savingOf(kind, sent, from), again: () => save(from) }
    await send(saving, ({ body, etag }) => {
      adoptVersion(etag)
      flushSync(() => {
        setItem(body)
        store.settle(draftFrom(body), sent)
      })
      // From here on a reload of this page, or a way back to it, shows the new item.
      if (from === null) void becomePage(kind.editPage(body))
      return body
    })
  }

  const remove = async (from = item) => {
    if (from === null) return
    const again = () => remove(from)
    const deletion: Write<void> = { action: 'delete', send: ({ ifMatch }) => deleteItem(kind, from.id, ifMatch), again }
    await send(deletion, () => {
      store.settle(store.$state.get().draft)
      return from
    })
  }

  const adopt = ({ row, etag }: Version<Row>) => {
    adoptVersion(etag)
    setItem(row)
    writing.setState({ kind: 'idle' })
  }

  return {
    item,
    action,
    state: writing.state,
    prepare: writing.prepare,
    publishAgain: writing.publishAgain,
    save,
    remove,
    ...afterLogIn,
    /** Repeats what failed. */
    repeat: () => (action === 'delete' ? remove() : save()),
    /** Takes another administrator's version and drops the typed text. */
    takeTheirs(current: Version<Row>) {
      store.settle(draftFrom(current.row))
      setAction('update')
      adopt(current)
    },
    /** Puts the typed text over another administrator's version; the other fields stay theirs. */
    async keepMine(current: Version<Row>) {
      store.rebase(draftFrom(current.row))
      adopt(current)
      await (action === 'delete' ? remove(current.row) : save(current.row))
    },
  }
}

/** The save of a draft as an item, or as a new one. */
function savingOf<Row extends Item>(kind: EditorKind<Row>, draft: DraftOf<Row>, item: Row | null): Omit<Write<Row>, 'again'> {
  const input = inputOf(kind.fields, draft)
  return {
    action: item === null ? 'create' : 'update',
    input,
    send: replaced => saveItem<Row>(kind, { id: item?.id ?? null, input, ...replaced }),
  }
}

/** The errors of all fields, by their own rules and by the kind's. */
function errorsOf<Row extends Item>(kind: EditorKind<Row>, draft: DraftOf<Row>, item: Row | null): DraftErrors<FieldOf<Row>> {
  const own = fieldErrors(kind.fields, draft, item === null)
  return kind.check?.(draft, own, item) ?? own
}

/** The version that a write replaces, and what earlier saves sent whose answers got lost. */
type Replaced = { readonly ifMatch: string | null; readonly lost: readonly Input[] }

/** A save or a deletion. */
type Write<Body> = {
  readonly action: WriteAction
  /** What a save sends; a deletion has none. */
  readonly input?: Input
  readonly send: (replaced: Replaced) => Promise<ApiAnswer<Body>>
  /** Repeats it after a log-in: a save with what is in the fields then. */
  readonly again: () => Promise<void>
}

/**
 * Whether a failure leaves open if the server did the write. The database may have saved it before its connection broke, and so
 * may the server behind a proxy.
 */
function isAnswerLost(error: unknown): boolean {
  const failure = stateOfFailure(error)
  return failure.kind === 'no-answer' || (failure.kind === 'refused' && failure.code === 'UNAVAILABLE')
}

/** A finished write. */
type Done<Row> = {
  readonly action: WriteAction
  /** The item as saved, or as it was before its deletion. */
  readonly row: Row
  /** Null when the write changed nothing. */
  readonly publicationId: number | null
}

/** Milliseconds until visitors see a write; null when not measured, `slow` when they do not see it yet. */
type Live = number | null | 'slow'

/**
 * One write of an item at a time, from the request to the page that shows the change. A refusal marks fields of the
 * form, or waits for a log-in.
 */
function useSentWrite<Row extends Item>({ kind, loaded, store, lostRef, onErrors }: EditedItem<Row>) {
  const writing = usePublishedWrite()
  const [action, setAction] = useState<WriteAction>(loaded === null ? 'create' : 'update')
  const version = useRef(loaded?.etag ?? null)
  /** Repeats the write that the server refused because the session had ended. */
  const refused = useRef<(() => Promise<void>) | null>(null)

  useReconnect(writing.state, () => {
    writing.setState({ kind: store.isDirty() || action === 'delete' ? 'reconnected' : 'idle' })
  })

  const send = async <Body>(write: Write<Body>, onSaved: (answer: ApiAnswer<Body>) => Row) => {
    setAction(write.action)
    refused.current = null
    let done: Done<Row> | null = null
    const leave = (live: Live) => {
      // The administrator stays while anything is unsaved, and while a dialog may hold typed text.
      if (done !== null && document.querySelector('[role$=dialog]') === null && !hasUnsavedWork()) leaveEditor(kind, done, live)
    }
    const { input } = write
    const lost = lostRef.current
    // Until the answer says otherwise the server may have done it, also when the page goes away meanwhile.
    if (input && !lost.some(one => JSON.stringify(one) === JSON.stringify(input))) lostRef.current = [...lost, input]
    await writing.run({
      send: () => write.send({ ifMatch: version.current, lost }),
      onSaved(answer) {
        done = { action: write.action, row: onSaved(answer), publicationId: answer.publicationId }
      },
      onLive: leave,
      onSlow: () => leave('slow'),
      onRefused(error) {
        if (!isAnswerLost(error)) lostRef.current = lost
        refuse(error, write.again)
      },
    })
  }

  /** Shows a refusal at its fields, or keeps the write until the administrator has logged in. */
  const refuse = (error: unknown, again: () => Promise<void>) => {
    if (stateOfFailure(error).kind === 'logged-out') refused.current = again
    if (!(error instanceof ApiProblem)) return
    const names = kind.fields.map(({ name }) => name)
    const errors = serverErrors(names, error.problem)
    store.setErrors(errors)
    const { code } = error.problem
    if (Object.keys(errors).length > 0) writing.setState({ kind: 'invalid' })
    // A field that this form does not have: the administrator can correct nothing.
    else if (code === 'VALIDATION_FAILED') writing.setState({ kind: 'refused', code })
    onErrors()
  }

  /** Continues a write that the server refused until the administrator logged in. */
  const resume = async () => {
    if (writing.resumePublishing()) return
    const again = refused.current
    writing.setState({ kind: 'idle' })
    await again?.()
  }

  /** The administrator closed the log-in: later ones are no consent to delete. */
  const forgetDeletion = () => {
    if (action !== 'delete') return
    refused.current = null
    setAction('update')
  }

  /** From now on writes replace this version. */
  const adoptVersion = (etag: string | null) => {
    version.current = etag
    lostRef.current = []
  }

  return { writing, action, setAction, adoptVersion, send, resume, forgetDeletion }
}

/** Goes to the page that shows the change; that page reports the result. */
function leaveEditor<Row extends Item>(kind: EditorKind<Row>, { action, row, publicationId }: Done<Row>, live: Live): void {
  const locale = $pageLanguage.get()
  const t = publicationMessages(locale)
  const page = kind.pageAfter(action, row)
  const publicPage = kind.publicPage(row)
  if (action === 'delete') {
    const text = live === 'slow' ? t.deletedNotLive : (kind.deletion?.(locale).deleted(live, itemName(kind, row, locale)) ?? '')
    keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
  } else {
    const isElsewhere = publicPage !== null && publicPage !== page
    const link = isElsewhere && { link: { href: inSiteLanguage(publicPage), text: t.seeLive } }
    const undo = action === 'update' && publicationId !== null && { undo: publicationId }
    keepNotice({ text: live === 'slow' ? t.savedNotLive : t.live(live), ...link, ...undo })
  }
  location.assign(inSiteLanguage(page))
}
