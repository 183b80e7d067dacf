import type { Input } from '../save-item.ts'

/** Unsaved text of an editor, as this browser keeps it. */
export type StoredDraft = {
  /** ISO 8601 instant of the last keystroke. */
  readonly at: string
  /** The changed fields, with the form's values. */
  readonly changes: Readonly<Record<string, string>>
  /** The server's values of these fields, as the API writes them. */
  readonly base: Readonly<Record<string, unknown>>
  /** What saves sent that had no answer when the draft was kept: the server may have done one of them. */
  readonly lost?: readonly Input[]
}

const PREFIX = 'draft '
/** A season: administrators do not look for older drafts, and storage must not fill up with them. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Where an item's drafts are kept: their keys begin with it. Administrators see only their own drafts.
 * @param path of the item in the API, `/api/products/7`; of a new one `/api/products/new`
 */
export function draftPlace(path: string, user: string): string {
  return `${PREFIX}${user} ${path}`
}

/** The keys of an item's drafts, the newest first: each editor has one of its own, so that two tabs do not write over each other. */
export function draftKeys(place: string): readonly string[] {
  return keptDrafts()
    .flatMap(({ key }) => (`${key} `.startsWith(`${place} `) ? key : []))
    .reverse()
}

/** Null without a draft, or when storage is closed to this page. */
export function readDraft(key: string): StoredDraft | null {
  try {
    return parsed(localStorage.getItem(key))
  } catch {
    return null
  }
}

/** @returns false when the browser refused it, even without the older drafts of other items, which stay then */
export function writeDraft(key: string, draft: StoredDraft): boolean {
  const text = JSON.stringify(draft)
  if (isStored(key, text)) return true
  const others = keptDrafts().filter(other => other.key !== key)
  for (const other of others) {
    forgetDraft(other.key)
    if (isStored(key, text)) return true
  }
  for (const other of others) isStored(other.key, other.text)
  return false
}

function isStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is closed to this page: the browser kept nothing.
  }
}

/** Drops drafts older than a season. */
export function forgetOldDrafts(now: Date): void {
  for (const { key, at } of keptDrafts()) {
    if (now.getTime() - Date.parse(at) > KEPT_MS) forgetDraft(key)
  }
}

/** Oldest first; unreadable ones count as oldest. */
function keptDrafts(): readonly { readonly key: string; readonly at: string; readonly text: string }[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .map(key => ({ key, at: readDraft(key)?.at ?? new Date(0).toISOString(), text: localStorage.getItem(key) ?? '' }))
      .toSorted((a, b) => a.at.localeCompare(b.at))
  } catch {
    return []
  }
}

/** Null for text that is no draft: extensions and other versions of these pages write to storage, too. */
function parsed(text: string | null): StoredDraft | null {
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
