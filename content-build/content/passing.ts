import { pictureHashesIn } from '#common/picture-address.ts'
import { FACT } from './facts.ts'
import type { RowTypes } from './rows.ts'
import type { Snapshot, TouchedRow } from './snapshot.ts'

/** The most pages of publications that pass a bigger one together: about a second's work. */
const MAX_PAGES = 500
/** The most publications that pass together; each needs a plan first. */
const MAX_TOGETHER = 100
/**
 * The most publications to plan in one check: editors' requests wait for the process meanwhile. Later ones wait for the
 * next check.
 */
const MAX_PLANNED = 200

/** A waiting publication, with its touched rows as they are now. */
export type Candidate = { readonly id: number; readonly rows: readonly TouchedRow[] }

/**
 * Which waiting publications may go out before the running one: small ones, independent of it and of all that have to
 * wait. Edits that touch one row, or what names a row, stay together and in order: no page goes back to an earlier
 * version.
 * @param work.running rows of the running publication
 * @param work.waiting every publication that came since, oldest first
 * @param work.pagesOf how many pages a publication would render or remove if it went out now
 */
export function passingCandidates(work: {
  released: Snapshot
  running: readonly TouchedRow[]
  waiting: readonly Candidate[]
  pagesOf: (candidate: Candidate) => number
}): Candidate[] {
  // All that the running publication and those that have to wait touch. Each further one that touches some of it waits, too.
  const blocked = keysOf(work.released, work.running)
  const pagesOf = plannedOnce(work.pagesOf)
  let passing = work.waiting.map(candidate => ({ candidate, keys: keysOf(work.released, candidate.rows) }))
  for (;;) {
    let stopped = passing.filter(({ keys }) => !keys.isDisjointFrom(blocked))
    if (stopped.length === 0) stopped = beyondTheLimit(passing, pagesOf)
    if (stopped.length === 0) return passing.map(({ candidate }) => candidate)
    for (const { keys } of stopped) for (const key of keys) blocked.add(key)
    const left = new Set(stopped)
    passing = passing.filter(one => !left.has(one))
  }
}

/** Plans each candidate once, and no more than {@link MAX_PLANNED}: the rest counts as over the limit. */
function plannedOnce(pagesOf: (candidate: Candidate) => number): (candidate: Candidate) => number {
  const known = new Map<number, number>()
  return candidate => {
    const pages = known.get(candidate.id) ?? (known.size < MAX_PLANNED ? pagesOf(candidate) : Infinity)
    known.set(candidate.id, pages)
    return pages
  }
}

/** The candidates beyond the limit: any too big alone, and from the first small one that no longer fits, all after it. */
function beyondTheLimit<One extends { readonly candidate: Candidate }>(
  ordered: readonly One[],
  pagesOf: (candidate: Candidate) => number,
): One[] {
  const beyond: One[] = []
  let pagesSoFar = 0
  let together = 0
  for (const [index, one] of ordered.entries()) {
    if (together === MAX_TOGETHER) return [...beyond, ...ordered.slice(index)]
    const pages = pagesOf(one.candidate)
    if (pages > MAX_PAGES) beyond.push(one)
    else if (pagesSoFar + pages > MAX_PAGES) return [...beyond, ...ordered.slice(index)]
    else {
      pagesSoFar += pages
      together += 1
    }
  }
  return beyond
}

/**
 * What edits touch: their rows, as `entity:id`, and all that these rows begin to refer to, refer to no more, or refer to under
 * another name.
 */
function keysOf(released: Snapshot, rows: readonly TouchedRow[]): Set<string> {
  const keys = new Set<string>()
  for (const { entity, id, row } of rows) {
    keys.add(`${entity}:${id}`)
    const before = namesIn(entity, released.tables[entity].get(id))
    const after = namesIn(entity, row)
    // A picture's files belong to its row: any change of the row touches them.
    for (const name of entity === 'picture' ? before.union(after) : before.symmetricDifference(after)) keys.add(name)
  }
  return keys
}

/** What a row names, or is named by besides its id: its category, its segment of an address, pictures. */
function namesIn(entity: keyof RowTypes, row: RowTypes[keyof RowTypes] | null | undefined): Set<string> {
  if (!row) return new Set()
  const names = pictureHashesIn(JSON.stringify(row)).map(FACT.picture)
  if (entity === 'picture' && 'hash' in row) names.push(FACT.picture(row.hash))
  if (entity === 'category' && 'segment' in row) names.push(`segment:${row.segment}`)
  if ('category_id' in row && row.category_id !== null) names.push(FACT.category(row.category_id))
  return new Set(names)
}
