import type { JournalEntry } from './journal.ts'

/** Files that caches may hold in another version than the bucket's; `any` when each file of the site may be one of them. */
export type TouchedFiles = ReadonlySet<string> | 'any'

/** With more files the journal says that any file may have changed. */
const MAX_NAMED = 2_000

/** The touched files that the journal names. */
export function touchedIn({ touched }: Pick<JournalEntry, 'touched'>): TouchedFiles {
  return touched ? new Set(touched) : 'any'
}

/** These files added to those that are touched already. */
export function withTouched(known: TouchedFiles, files: ReadonlySet<string>): TouchedFiles {
  return known === 'any' || known.size + files.size > MAX_NAMED ? 'any' : known.union(files)
}

/** Whether the journal says already that a delivery is under way and may change all of these files. */
export function isNoted(files: TouchedFiles, entry: Pick<JournalEntry, 'pending' | 'touched'>): boolean {
  if (entry.pending === null) return false
  const noted = touchedIn(entry)
  return noted === 'any' || (files !== 'any' && files.isSubsetOf(noted))
}
