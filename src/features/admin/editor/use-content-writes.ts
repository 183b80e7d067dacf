import { useState } from 'react'
import { flushSync } from 'react-dom'
import { deleteContent } from '../api/content.api.ts'
import { $pageLanguage, becomePage } from '../language/page-language.ts'
import type { Item } from './editor-kind.ts'
import { draftErrors, draftOf, inputOf } from './field-values.ts'
import { saveItem } from './save-item.ts'
import { type EditedItem, useSentWrite, type Version } from './use-sent-write.ts'

/** An item in the version that the server has now. */
export type Current<Row> = { readonly row: Row; readonly etag: string | null }

/** Creating, saving and deleting one item, what to do when that fails, and where the administrator goes then. */
export function useContentWrites<Row extends Item, Name extends string & keyof Row, Extra>(edited: EditedItem<Row, Name, Extra>) {
  const { kind, loaded, store, onErrors } = edited
  const { writing, action, setAction, adoptVersion, send, resume } = useSentWrite(edited)
  const [item, setItem] = useState(loaded.item)
  const draftFrom = (row: Row) => draftOf(kind.fields, row, $pageLanguage.get())

  const save = async (from = item) => {
    const sent = store.$state.get().draft
    const errors = draftErrors(kind, sent, { item: from, extra: loaded.extra })
    store.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      flushSync(() => writing.setState({ kind: 'invalid' }))
      return onErrors()
    }
    const input = inputOf(kind.fields, sent)
    const write = ({ etag: ifMatch, isAnswerLost: isRepeat }: Version) =>
      saveItem<Row>(kind, { id: from?.id ?? null, input, ifMatch, isRepeat })
    await send(from === null ? 'create' : 'update', write, ({ body, etag }) => {
      adoptVersion(etag)
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
    const write = ({ etag }: Version) => deleteContent(kind.path, from.id, etag)
    await send('delete', write, () => {
      store.settle(store.$state.get().draft)
      return from
    })
  }

  const adopt = ({ row, etag }: Current<Row>) => {
    adoptVersion(etag)
    setItem(row)
    writing.setState({ kind: 'idle' })
  }

  return {
    ...{ item, action, save, remove, resume },
    ...{ state: writing.state, prepare: writing.prepare, publishAgain: writing.publishAgain },
    /** Does again what failed. */
    repeat: () => (action === 'delete' ? remove() : save()),
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
