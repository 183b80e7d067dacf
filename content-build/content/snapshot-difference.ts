import { FACT } from './facts.ts'
import type { RowTypes } from './rows.ts'
import type { Snapshot, TouchedRow } from './snapshot.ts'

/** Every fact that differs between two snapshots, however many edits lie between them; see facts.ts. */
export function factsBetween(before: Snapshot, after: Snapshot): ReadonlySet<string> {
  const { facts } = before.patch(rowsBetween(before, after), after.year, after.retentionMonths)
  const changedWithheld = before.withheld.symmetricDifference(after.withheld)
  return changedWithheld.size === 0 ? facts : facts.union(changedWithheld).union(new Set([FACT.addresses]))
}

/** The rows that make one snapshot the other. */
export function rowsBetween(before: Snapshot, after: Snapshot): TouchedRow[] {
  const entities = Object.keys(before.tables) as (keyof RowTypes)[]
  return entities.flatMap(entity => differingRows(entity, before, after))
}

/** Snapshots share the tables and rows that no edit touched, so identity shows what differs. */
function differingRows(entity: keyof RowTypes, before: Snapshot, after: Snapshot): TouchedRow[] {
  const [tableBefore, tableAfter]: ReadonlyMap<number, object>[] = [before.tables[entity], after.tables[entity]]
  if (!tableBefore || !tableAfter || tableBefore === tableAfter) return []
  const rows = [...tableAfter].filter(([id, row]) => tableBefore.get(id) !== row).map(([id, row]) => ({ entity, id, row }))
  const gone = [...tableBefore.keys()].filter(id => !tableAfter.has(id)).map(id => ({ entity, id, row: null }))
  return [...rows, ...gone] as TouchedRow[]
}
