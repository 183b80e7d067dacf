import { CONTENT_ENTITIES, type ContentEntity, type RecordedChange } from '#server/publication-queue/publication.schemas.ts'
import { undoStep } from '#server/publications/undo-plan.ts'
import type { ContentState } from './content-state.ts'

/** The edits of a state, oldest first, as publications keep them. */
const journals = new WeakMap<ContentState, RecordedChange[][]>()

export function editsMade(state: ContentState): readonly (readonly RecordedChange[])[] {
  return journals.get(state) ?? []
}

/** Runs an edit, and keeps its changes in the journal of {@link editsMade}. */
export function record(state: ContentState, edit: () => void): void {
  const before = rowsOf(state)
  edit()
  const after = rowsOf(state)
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap(key => {
    const rows = { before: before.get(key) ?? null, after: after.get(key) ?? null }
    if (rows.before === rows.after) return []
    const [entity = '', id = ''] = key.split(' ')
    return [{ entity: entity as ContentEntity, id: Number(id), label: '', ...rows }]
  })
  if (changes.length > 0) journals.set(state, [...(journals.get(state) ?? []), changes])
}

/** Undoes an edit over all later changes, as the product does on request; not where its rules refuse. */
export function undo(state: ContentState, edit: readonly RecordedChange[]): void {
  const before = rowsOf(state)
  for (const change of edit) {
    const now = before.get(keyOf(change)) ?? null
    put(state, change, undoStep(change, { now, last: null, computed: [] }).target)
  }
  if (!isAllowed(state)) for (const change of edit) put(state, change, before.get(keyOf(change)) ?? null)
}

type Row = Record<string, unknown>

function put(state: ContentState, { entity, id }: RecordedChange, row: Row | null): void {
  if (row) state.set(entity, row as never)
  else state.delete(entity, id)
}

/** Products have a category, and categories have addresses of their own. */
function isAllowed({ rows: { product, category } }: ContentState): boolean {
  const ids = new Set(category.map(({ id }) => id))
  return product.every(row => ids.has(row.category_id)) && new Set(category.map(row => row.segment)).size === category.length
}

function rowsOf({ rows }: ContentState): Map<string, Row> {
  return new Map(CONTENT_ENTITIES.flatMap(entity => rows[entity].map(row => [keyOf({ entity, id: row.id }), row as Row])))
}

function keyOf({ entity, id }: { entity: string; id: number }): string {
  return `${entity} ${id}`
}
