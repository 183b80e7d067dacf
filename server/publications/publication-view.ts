import { contentKinds } from '../app/content-kinds.ts'
import { cutDifference, fieldDifferences } from './field-differences.ts'
import type {
  ContentEntity,
  PublicationError,
  PublicationState,
  PublicationView,
  PublishedChange,
  RecordedChange,
} from '../publication-queue/publication.schemas.ts'

/** A publication as {@link PUBLICATION_ROWS} reads it. */
export type PublicationRow = {
  id: number
  state: PublicationState
  user_id: number | null
  email: string | null
  changes: RecordedChange[]
  queued_at: Date | string
  live_at: Date | string | null
  pages_rendered: number | null
  pages_total: number | null
  duration_ms: number | null
  error: PublicationError | null
  undoes: number | null
  undone_by: number | null
}

/** Rows with who saved and what took them back, in one query. Alias `p`. */
export const PUBLICATION_ROWS = `select p.*, u.email, later.id as undone_by from publications p
  left join users u on u.id = p.user_id left join publications later on later.undoes = p.id`

/** Rows that a list shows of one publication. */
const CHANGES_IN_LIST = 10

/** One kind of rows, or one row. */
export type ChangeFilter = { entity: ContentEntity; id?: number | undefined }

/** With all that changed, field by field. */
export function wholeView(row: PublicationRow): PublicationView {
  return { ...facts(row), changes: row.changes.map(toChange) }
}

/** For a list: the first rows that changed, long texts shortened. @param filter rows to show before others */
export function listView(row: PublicationRow, filter?: ChangeFilter): PublicationView {
  const isAskedFor = ({ entity, id }: RecordedChange) => entity === filter?.entity && (filter.id ?? id) === id
  const ordered = filter ? [...row.changes.filter(isAskedFor), ...row.changes.filter(change => !isAskedFor(change))] : row.changes
  const changes = ordered.slice(0, CHANGES_IN_LIST).map(toChange)
  return { ...facts(row), changes: changes.map(change => ({ ...change, fields: change.fields.map(cutDifference) })) }
}

/** Rows that always exist cannot be taken away again (so the demo content stays), those gone for good do not come back. */
export function isUndoable(changes: readonly RecordedChange[]): boolean {
  return changes.every(({ entity, before, after }) => {
    const { isFixed = false, isGoneForGood = false } = contentKinds[entity]
    return !(isFixed && (before === null || after === null)) && !(isGoneForGood && after === null)
  })
}

function facts(row: PublicationRow): Omit<PublicationView, 'changes'> {
  const { id, state, user_id, email, pages_rendered, pages_total, duration_ms, error, undoes, undone_by } = row
  return {
    id,
    state,
    user_id,
    user: email,
    change_count: row.changes.length,
    queued_at: rowInstant(row.queued_at),
    live_at: row.live_at === null ? null : rowInstant(row.live_at),
    pages_rendered,
    pages_total,
    duration_ms,
    undoes,
    undone_by,
    error: state === 'failed' ? error : null,
    can_undo: undone_by === null && isUndoable(row.changes),
  }
}

function toChange({ entity, id, label, before, after }: RecordedChange): PublishedChange {
  const action = before === null ? 'create' : after === null ? 'delete' : 'update'
  return { entity, id, label, action, fields: fieldDifferences(before, after) }
}

/** An instant of a raw row, which drivers give as a date or as text, in ISO 8601. */
export function rowInstant(at: Date | string): string {
  return new Date(at).toISOString()
}
