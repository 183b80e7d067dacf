import type { BlockMap } from './block-map.ts'
import type { RowTypes } from './rows.ts'
import type { Snapshot, TouchedRow } from './snapshot.ts'

/** Every fact that differs between two snapshots, however many edits lie between them; see facts.ts. */
export function factsBetween(before: Snapshot, after: Snapshot): ReadonlySet<string> {
  // The second argument takes year, retention and withheld items from the other snapshot.
  return before.patch(rowsBetween(before, after), after).facts
}

/** The rows that make one snapshot the other. */
export function rowsBetween(before: Snapshot, after: Snapshot): TouchedRow[] {
  const entities = Object.keys(before.tables) as (keyof RowTypes)[] // `Object.keys` promises strings alone.
  return entities.flatMap(entity => differingRows(entity, before, after))
}

/** Compares rows by identity: snapshots share those that no edit touched. */
function differingRows(entity: keyof RowTypes, before: Snapshot, after: Snapshot): TouchedRow[] {
  const table: BlockMap<number, object> = before.tables[entity]
  return table.changesTo(after.tables[entity]).map(([id, row]) => ({ entity, id, row }) as TouchedRow)
}
