import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { EditorField } from '../../fields/editor-field.ts'
import type { DraftStore } from '../../form/draft-store.ts'
import { rememberedUsername } from '../../session/login-flag.ts'
import { inputOf, isSameText } from '../model/field-values.ts'
import type { Input } from '../save-item.ts'
import { OwnDraft } from './own-draft.ts'
import { draftKeys, draftPlace, forgetDraft, forgetOldDrafts, readDraft, type StoredDraft, writeDraft } from './stored-draft.ts'

/** A draft of an earlier visit, and the two answers to it. */
export type DraftOffer<Name extends string> = {
  /** The ISO 8601 instant of its last keystroke. */
  readonly at: string
  /** The fields that it would change. */
  readonly fields: readonly Name[]
  /** Fields among them that were saved after the draft was kept. */
  readonly savedSince: readonly Name[]
  /** How many older drafts wait: the next is offered when this one is deleted, or by the next visit when it is restored. */
  readonly older: number
  readonly restore: () => void
  readonly discard: () => void
}

type Options<Name extends string> = {
  /** The item's path, as for `draftPlace`. */
  readonly path: string
  readonly fields: readonly EditorField<Name>[]
  readonly store: DraftStore<Name>
  /** The input of saves without an answer, as in use-sent-write.ts. */
  readonly lostRef: RefObject<readonly Input[]>
}

/** How long after the last keystroke the draft is kept. */
const TYPING_PAUSE_MS = 400

/**
 * Keeps unsaved text in this browser, so that a crash, a closed tab or an ended session loses nothing.
 * @returns `offer`: the newest draft of earlier visits, until the administrator decides about it; `isUnkept`: whether the browser
 *   refuses to keep the text, so that it is lost with the page unless saved
 */
export function useStoredDraft<Name extends string>({ path, fields, store, lostRef }: Options<Name>) {
  const [user] = useState(rememberedUsername)
  const place = draftPlace(path, user)
  const [drafts, setDrafts] = useState(() => {
    forgetSaved(place, fields, store)
    return earlierDrafts(place, fields, store)
  })
  const [isUnkept, setUnkept] = useState(false)
  const [own] = useState(() => new OwnDraft())
  useKeeping(path, store, item => {
    if (store.isDirty()) return setUnkept(!own.keep(item, draftOfUnsaved(fields, store, lostRef.current)))
    setUnkept(false)
    own.forget()
  })
  const [offered] = drafts
  // The first save of a new item makes it another item than the one whose draft was found.
  if (offered === undefined || offered.place !== place || hasOtherLoggedIn(user)) return { offer: null, isUnkept }

  const { key, draft: found } = offered
  const names = changedFields(found, fields, store)
  const { saved } = store.$state.get()
  const values = inputOf(fields, saved)
  const offer = {
    at: found.at,
    fields: names,
    savedSince: names.filter(name => JSON.stringify(values[name]) !== JSON.stringify(found.base[name] ?? null)),
    older: drafts.length - 1,
    restore() {
      if (hasOtherLoggedIn(user)) return setDrafts([])
      // The draft may belong to a tab that is still open. Then more may have been typed there since this page read it.
      const newest = readDraft(key) ?? found
      const restored = changedFields(newest, fields, store)
      // The draft may replace text that was typed here before the answer. Then the two change places: that text is kept as a
      // draft, which a later visit offers.
      const typed = draftOfUnsaved(fields, store, lostRef.current)
      const replacesTyped = restored.some(name => name in typed.changes)
      lostRef.current = (replacesTyped ? [] : lostRef.current).concat(newest.lost ?? [])
      for (const name of restored) store.set(name, newest.changes[name] ?? '')
      // Where the browser refuses to keep the restored text as this editor's own draft, the found one stays.
      if (own.keep(path, draftOfUnsaved(fields, store, lostRef.current))) {
        if (replacesTyped) writeDraft(key, typed)
        else forgetDraft(key)
      }
      setDrafts([])
    },
    discard() {
      if (hasOtherLoggedIn(user)) return setDrafts([])
      // Where more was typed into it in another tab, the administrator sees that before it goes: it is offered again.
      if ((readDraft(key)?.at ?? '') <= found.at) forgetDraft(key)
      // Only drafts that were there when the page opened: newer ones are this editor's own, or a later tab's.
      const keys = new Set(drafts.map(draft => draft.key))
      setDrafts(earlierDrafts(place, fields, store).filter(draft => keys.has(draft.key)))
    },
  }
  return { offer, isUnkept }
}

/** Whether another account has logged in since the page was opened by `user`. */
function hasOtherLoggedIn(user: string): boolean {
  return !['', user].includes(rememberedUsername())
}

/** Calls back shortly after the last keystroke, at once when everything is saved, and when the page goes away. */
function useKeeping<Name extends string>(path: string, store: DraftStore<Name>, keep: (path: string) => void): void {
  const onKeep = useEffectEvent(keep)
  useEffect(() => {
    forgetOldDrafts(new Date())
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      timer = setTimeout(() => onKeep(path), TYPING_PAUSE_MS)
    }
    const stop = store.$state.listen(() => {
      clearTimeout(timer)
      if (store.isDirty()) keepSoon()
      else onKeep(path)
    })
    // With the id of a created item the path changes, and this effect begins again. Text typed during that save belongs there.
    if (store.isDirty()) keepSoon()
    const keepNow = () => {
      clearTimeout(timer)
      onKeep(path)
    }
    addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [path, store])
}

/** The unsaved text as a draft. */
function draftOfUnsaved<Name extends string>(
  fields: readonly EditorField<Name>[],
  store: DraftStore<Name>,
  lost: readonly Input[],
): StoredDraft {
  const { draft, saved, changedAt } = store.$state.get()
  const changed = fields.filter(({ name }) => draft[name] !== saved[name])
  const changes = Object.fromEntries(changed.map(({ name }) => [name, draft[name]]))
  return { at: changedAt, changes, base: inputOf(changed, saved), lost }
}

/** A draft of an earlier visit, and where it was found. */
type EarlierDraft = { readonly draft: StoredDraft; readonly key: string; readonly place: string }

/** Finds the drafts of earlier visits that have other values than the server, the newest first. */
function earlierDrafts<Name extends string>(
  place: string,
  fields: readonly EditorField<Name>[],
  store: DraftStore<Name>,
): readonly EarlierDraft[] {
  return draftKeys(place).flatMap(key => {
    const draft = readDraft(key)
    return draft !== null && changedFields(draft, fields, store).length > 0 ? { draft, key, place } : []
  })
}

/**
 * Forgets the drafts of earlier visits whose text the server has already. Once an administrator changes those fields again, such
 * a draft would differ from them and be offered. Call it when the store has the server's present values. A draft of a tab that is
 * still open is no loss: that tab keeps it again.
 */
function forgetSaved<Name extends string>(place: string, fields: readonly EditorField<Name>[], store: DraftStore<Name>): void {
  for (const key of draftKeys(place)) {
    const draft = readDraft(key)
    if (draft !== null && changedFields(draft, fields, store).length === 0) forgetDraft(key)
  }
}

/** The names of the fields that a draft would change. */
function changedFields<Name extends string>(
  { changes }: StoredDraft,
  fields: readonly EditorField<Name>[],
  store: DraftStore<Name>,
): readonly Name[] {
  const { saved } = store.$state.get()
  const isChanged = (field: EditorField<Name>) => !isSameText(field, changes[field.name] ?? saved[field.name], saved[field.name])
  return fields.filter(isChanged).map(({ name }) => name)
}
