import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { EditorField } from '../../fields/editor-field.ts'
import type { DraftStore } from '../../form/draft-store.ts'
import { rememberedUsername } from '../../session/login-flag.ts'
import { inputOf } from '../model/field-values.ts'
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
    return leftBehind(place, fields, store)
  })
  const [isUnkept, setUnkept] = useState(false)
  const [own] = useState(() => new OwnDraft())
  useKeeping(path, store, item => {
    if (store.isDirty()) return setUnkept(!own.keep(item, unsaved(fields, store, lostRef.current)))
    setUnkept(false)
    own.forget()
  })
  const [left] = drafts
  // A new item that has been created is another item than the one whose draft was found.
  if (left === undefined || left.place !== place || isOthers(user)) return { offer: null, isUnkept }

  const found = left.draft
  const names = changedFields(found, fields, store)
  const { saved } = store.$state.get()
  const values = inputOf(fields, saved)
  const offer = {
    at: found.at,
    fields: names,
    savedSince: names.filter(name => JSON.stringify(values[name]) !== JSON.stringify(found.base[name] ?? null)),
    older: drafts.length - 1,
    restore() {
      if (isOthers(user)) return setDrafts([])
      // The tab that left it may have been open still, and have gone on with it.
      const newest = readDraft(left.key) ?? found
      const restored = changedFields(newest, fields, store)
      // What was typed meanwhile in the same fields makes room for the draft, and is kept in its place.
      const typed = unsaved(fields, store, lostRef.current)
      const replacesTyped = restored.some(name => name in typed.changes)
      lostRef.current = (replacesTyped ? [] : lostRef.current).concat(newest.lost ?? [])
      for (const name of restored) store.set(name, newest.changes[name] ?? '')
      if (own.keep(path, unsaved(fields, store, lostRef.current))) {
        if (replacesTyped) writeDraft(left.key, typed)
        else forgetDraft(left.key)
      }
      setDrafts([])
    },
    discard() {
      if (isOthers(user)) return setDrafts([])
      // One that its tab has gone on with is shown first as it is now.
      if ((readDraft(left.key)?.at ?? '') <= found.at) forgetDraft(left.key)
      // Others are this editor's own, or of a tab that was opened later.
      const offered = new Set(drafts.map(one => one.key))
      setDrafts(leftBehind(place, fields, store).filter(one => offered.has(one.key)))
    },
  }
  return { offer, isUnkept }
}

/** Whether another account than the page's has logged in since. */
function isOthers(user: string): boolean {
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
    // Text typed while the server created the item.
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
function unsaved<Name extends string>(
  fields: readonly EditorField<Name>[],
  store: DraftStore<Name>,
  lost: readonly Input[],
): StoredDraft {
  const { draft, saved } = store.$state.get()
  const changed = fields.filter(({ name }) => draft[name] !== saved[name])
  const changes = Object.fromEntries(changed.map(({ name }) => [name, draft[name]]))
  return { at: new Date().toISOString(), changes, base: inputOf(changed, saved), lost }
}

/** A draft of an earlier visit, and where it was found. */
type LeftDraft = { readonly draft: StoredDraft; readonly key: string; readonly place: string }

/** Finds the drafts of earlier visits that have other values than the server, the newest first. */
function leftBehind<Name extends string>(
  place: string,
  fields: readonly EditorField<Name>[],
  store: DraftStore<Name>,
): readonly LeftDraft[] {
  return draftKeys(place).flatMap(key => {
    const draft = readDraft(key)
    return draft !== null && changedFields(draft, fields, store).length > 0 ? { draft, key, place } : []
  })
}

/**
 * Forgets the drafts of earlier visits whose text was saved after all: once the fields change again, they would be offered. Call it
 * with the server's present values. A tab that is still open keeps its draft again.
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
  return fields.map(({ name }) => name).filter(name => changes[name] !== undefined && changes[name] !== saved[name])
}
