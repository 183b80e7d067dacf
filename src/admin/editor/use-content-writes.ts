import { useState } from 'react'
import { flushSync } from 'react-dom'
import { newIdempotencyKey } from '#common/idempotency-key.ts'
import type { DraftErrors } from '../form/draft.ts'
import { $pageLanguage, becomePage } from '../language/page-language.ts'
import { readLatestChange } from '../publications/publication.api.ts'
import type { DraftOf, EditorKind, FieldOf, Item, Version } from './model/editor-kind.ts'
import { draftOf, fieldErrors, inputOf } from './model/field-values.ts'
import { deleteItem, saveItem } from './save-item.ts'
import { type EditedItem, useSentWrite, type Write } from './use-sent-write.ts'

export type ContentWrites<Row extends Item> = ReturnType<typeof useContentWrites<Row>>

/** Creates, saves and deletes one item, handles failures, and leads the administrator on. */
export function useContentWrites<Row extends Item>(edited: EditedItem<Row>) {
  const { kind, loaded, store, onErrors } = edited
  const { writing, action, setAction, adoptVersion, send, ...afterLogIn } = useSentWrite(edited)
  const [item, setItem] = useState(loaded?.row ?? null)
  const [key] = useState(() => ({ current: newIdempotencyKey() }))
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
    await send(savingOf(kind, { draft: sent, item: from, key }), ({ body, etag }) => {
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
    await send<void>({ action: 'delete', send: ({ ifMatch }) => deleteItem(kind, from.id, ifMatch) }, () => {
      store.settle(store.$state.get().draft)
      return from
    })
  }

  const repeat = () => (action === 'delete' ? remove() : save())

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
    repeat,
    /** After a log-in, continues what waited for it: a save with what is in the fields then. */
    resume: () => writing.resume(repeat),
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
function savingOf<Row extends Item>(
  kind: EditorKind<Row>,
  { draft, item, key }: { draft: DraftOf<Row>; item: Row | null; key: { current: string } },
): Write<Row> {
  const input = inputOf(kind.fields, draft)
  return {
    action: item === null ? 'create' : 'update',
    input,
    async send(replaced) {
      const answer = await saveItem<Row>(kind, { id: item?.id ?? null, key, input, ...replaced })
      kind.onSaved?.()
      return answer
    },
    ...(item && { newest: () => readLatestChange(kind.entity, item.id) }),
  }
}

/** The errors of all fields, by their own rules and by the kind's. */
function errorsOf<Row extends Item>(kind: EditorKind<Row>, draft: DraftOf<Row>, item: Row | null): DraftErrors<FieldOf<Row>> {
  const own = fieldErrors(kind.fields, draft, item === null)
  return kind.check?.(draft, own) ?? own
}
