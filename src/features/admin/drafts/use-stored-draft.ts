import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditorField } from '../editor/editor-field.ts'
import { inputOf } from '../editor/field-values.ts'
import type { DraftStore } from '../form/draft-store.ts'
import { forgetDraft, forgetOldDrafts, mergeDrafts, readDraft, type StoredDraft, writeDraft } from './stored-draft.ts'

/** A draft of an earlier visit, and what to do with it. */
export type DraftOffer<Name extends string> = {
  readonly at: string
  /** The fields it would change. */
  readonly fields: readonly Name[]
  /** Those of them that were saved since. */
  readonly savedSince: readonly Name[]
  readonly restore: () => void
  readonly discard: () => void
}

type Options<Name extends string> = {
  readonly key: string
  readonly fields: readonly EditorField<Name>[]
  readonly store: DraftStore<Name>
}

type KeptDraft<Name extends string> = {
  /** What an earlier visit left behind, until the administrator decides about it. */
  readonly offer: DraftOffer<Name> | null
  /** The browser would not take what is typed: it is lost with the page unless it is saved. */
  readonly isUnkept: boolean
}

const PAUSE_MS = 400

/**
 * Keeps what is typed in this browser until it is saved, so that a crash, a closed tab or an ended session takes
 * nothing away.
 */
export function useStoredDraft<Name extends string>({ key, fields, store }: Options<Name>): KeptDraft<Name> {
  const [found, setFound] = useState(() => leftBehind(key, fields, store))
  const [isUnkept, setUnkept] = useState(false)
  useKeeping(key, store, () => {
    if (store.isDirty()) return setUnkept(!writeDraft(key, mergeDrafts(found, unsaved(fields, store))))
    setUnkept(false)
    if (found === null) forgetDraft(key)
  })
  if (found === null) return { offer: null, isUnkept }

  const names = changedFields(found, fields, store)
  const { saved } = store.$state.get()
  const values = inputOf(fields, saved)
  const offer = {
    at: found.at,
    fields: names,
    savedSince: names.filter(name => JSON.stringify(values[name]) !== JSON.stringify(found.base[name] ?? null)),
    restore() {
      for (const name of names) store.set(name, found.changes[name] ?? '')
      setFound(null)
    },
    discard() {
      setFound(null)
      if (!store.isDirty()) forgetDraft(key)
    },
  }
  return { offer, isUnkept }
}

/** Calls back a moment after the last letter, at once when everything is saved, and when the page goes away. */
function useKeeping<Name extends string>(key: string, store: DraftStore<Name>, keep: () => void): void {
  const onKeep = useEffectEvent(keep)
  const latestKey = useRef(key)
  useEffect(() => {
    // A new item that was made has an id, and a draft of its own from then on.
    if (latestKey.current !== key) forgetDraft(latestKey.current)
    latestKey.current = key
    forgetOldDrafts(new Date())
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      timer = setTimeout(() => onKeep(), PAUSE_MS)
    }
    const stop = store.$state.listen(() => {
      clearTimeout(timer)
      if (store.isDirty()) keepSoon()
      else onKeep()
    })
    // What was typed while a new item was being made.
    if (store.isDirty()) keepSoon()
    const keepNow = () => {
      clearTimeout(timer)
      onKeep()
    }
    addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [key, store])
}

function unsaved<Name extends string>(fields: readonly EditorField<Name>[], store: DraftStore<Name>): StoredDraft {
  const { draft, saved } = store.$state.get()
  const changed = fields.filter(({ name }) => draft[name] !== saved[name])
  const changes = Object.fromEntries(changed.map(({ name }) => [name, draft[name]]))
  return { at: new Date().toISOString(), changes, base: inputOf(changed, saved) }
}

/** Null also when the server has by now what the draft says. */
function leftBehind<Name extends string>(
  key: string,
  fields: readonly EditorField<Name>[],
  store: DraftStore<Name>,
): StoredDraft | null {
  const draft = readDraft(key)
  return draft !== null && changedFields(draft, fields, store).length > 0 ? draft : null
}

function changedFields<Name extends string>(
  { changes }: StoredDraft,
  fields: readonly EditorField<Name>[],
  store: DraftStore<Name>,
): readonly Name[] {
  const { saved } = store.$state.get()
  return fields.map(({ name }) => name).filter(name => changes[name] !== undefined && changes[name] !== saved[name])
}
