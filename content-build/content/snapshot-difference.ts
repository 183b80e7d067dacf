import { FACT } from './facts.ts'
import type { RowTypes } from './rows.ts'
import type { Snapshot, TouchedRow } from './snapshot.ts'

/** Every fact that differs between two snapshots, however many edits lie between them; see facts.ts. */
export function factsBetween(before: Snapshot, after: Snapshot): ReadonlySet<string> {
  const entities = Object.keys(before.tables) as (keyof RowTypes)[]
  const rows = entities.flatMap(entity => otherRows(entity, before, after))
  const { facts } = before.patch(rows, after.year, after.retentionMonths)
  const turned = before.withheld.symmetricDifference(after.withheld)
  return turned.size === 0 ? facts : facts.union(turned).union(new Set([FACT.addresses]))
}

/** Of two snapshots, one made from the other, untouched tables and rows are the same objects. */
function otherRows(entity: keyof RowTypes, before: Snapshot, after: Snapshot): TouchedRow[] {
  const [had, has]: ReadonlyMap<number, object>[] = [before.tables[entity], after.tables[entity]]
  if (!had || !has || had === has) return []
  const rows = [...has].filter(([id, row]) => had.get(id) !== row).map(([id, row]) => ({ entity, id, row }))
  const gone = [...had.keys()].filter(id => !has.has(id)).map(id => ({ entity, id, row: null }))
  return [...rows, ...gone] as TouchedRow[]
}
