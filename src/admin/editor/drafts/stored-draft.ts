import type { Input } from '../save-item.ts'

/** Unsaved text of an editor, as this browser keeps it. */
export type StoredDraft = {
  /** ISO 8601 instant of the last keystroke. */
  readonly at: string
  /** The changed fields, with the form's values. */
  readonly changes: Readonly<Record<string, string>>
  /** The server's values of these fields, as the API writes them. */
  readonly base: Readonly<Record<string, unknown>>
  /** The input of saves that had no answer when the draft was kept. The server may have done one of them. */
  readonly lost?: readonly Input[]
}

const KEY_PREFIX = 'draft '
/** Ninety days: administrators do not look for older drafts, and storage must not fill up with them. */
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000

/**
 * The beginning of the storage keys of an item's drafts. It has the administrator's name, so that administrators see only their
 * own drafts.
 * @param path the item's in the API, `/api/products/7`; for a new item `/api/products/new`
 */
export function draftPlace(path: string, user: string): string {
  return `${KEY_PREFIX}${user} ${path}`
}

/** The storage keys of an item's drafts, the newest first. Each open editor has a draft of its own. */
export function draftKeys(place: string): readonly string[] {
  return (
    keptDrafts()
      // The added blank tells item 1 from item 12.
      .flatMap(({ key }) => (`${key} `.startsWith(`${place} `) ? key : []))
      .reverse()
  )
}

/** Reads a draft. @returns null when there is none, or when storage is closed to this page */
export function readDraft(key: string): StoredDraft | null {
  try {
    return parseDraft(localStorage.getItem(key))
  } catch {
    return null
  }
}

/**
 * Keeps a draft. Where storage is full, the other drafts make room for it, the oldest first.
 * @returns false when the browser refuses it even so; the other drafts stay then
 */
export function writeDraft(key: string, draft: StoredDraft): boolean {
  const text = JSON.stringify(draft)
  if (tryToStore(key, text)) return true
  const others = keptDrafts().filter(other => other.key !== key)
  for (const other of others) {
    forgetDraft(other.key)
    if (tryToStore(key, text)) return true
  }
  for (const other of others) tryToStore(other.key, other.text)
  return false
}

/** @returns whether the browser keeps the text */
function tryToStore(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes a draft from this browser. */
export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is closed to this page: the browser kept nothing.
  }
}

/** Removes all drafts that are older than ninety days. */
export function forgetOldDrafts(now: Date): void {
  for (const { key, at } of keptDrafts()) {
    if (now.getTime() - Date.parse(at) > MAX_AGE_MS) forgetDraft(key)
  }
}

/** All drafts in this browser, the oldest first. Unreadable ones count as the oldest. */
function keptDrafts(): readonly { readonly key: string; readonly at: string; readonly text: string }[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(KEY_PREFIX))
      .map(key => ({ key, at: readDraft(key)?.at ?? new Date(0).toISOString(), text: localStorage.getItem(key) ?? '' }))
      .toSorted((a, b) => a.at.localeCompare(b.at))
  } catch {
    return []
  }
}

/** @returns null for text that is no draft: extensions and other versions of these pages write to storage, too */
function parseDraft(text: string | null): StoredDraft | null {
  if (text === null) return null
  const draft = JSON.parse(text) as Partial<StoredDraft> | null
  const isDraft =
    typeof draft?.at === 'string' &&
    Number.isFinite(Date.parse(draft.at)) &&
    isRecord(draft.base) &&
    (draft.lost === undefined || (Array.isArray(draft.lost) && draft.lost.every(isRecord))) &&
    isRecord(draft.changes) &&
    Object.values(draft.changes ?? {}).every(value => typeof value === 'string')
  return isDraft ? (draft as StoredDraft) : null
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
