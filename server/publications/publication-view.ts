import { contentKinds } from '../app/content-kinds.ts'
import type {
  ContentEntity,
  PublicationError,
  PublicationState,
  PublicationView,
  PublishedChange,
  RecordedChange,
} from '../publication-queue/publication.schemas.ts'
import { cutDifference, fieldDifferences } from './field-differences.ts'

/** A row as {@link PUBLICATION_ROWS} reads it. */
export type PublicationRow = {
  id: number
  state: PublicationState
  user_id: number | null
  email: string | null
  changes: RecordedChange[]
  queued_at: string
  live_at: string | null
  pages_rendered: number | null
  pages_total: number | null
  duration_ms: number | null
  awaits_delivery: boolean
  delivered_at: string | null
  error: PublicationError | null
  undoes: number | null
  undone_by: number | null
  is_redo: boolean
}

/** Whether a publication undoes an undo: the edit is there again. */
const IS_REDO = `(
  with recursive chain (undoes) as (
    select p.undoes union all select earlier.undoes from chain join publications earlier on earlier.id = chain.undoes
  ) select count(undoes) > 0 and count(undoes) % 2 = 0 from chain)`

/** Publications with their administrator and the one that undid them, in one query. Alias `p`. */
export const PUBLICATION_ROWS = `select p.*, u.email, later.id as undone_by, ${IS_REDO} as is_redo from publications p
  left join users u on u.id = p.user_id left join publications later on later.undoes = p.id`

/**
 * Ids of the publications that changed a row. An array keeps the planner, which cannot know how few they are, from reading the
 * history backwards instead of asking the index on `changes`.
 */
export const IDS_OF_ROW = 'array(select id from publications where changes @> ?::jsonb)'

/** Changed rows of one publication that a list shows. */
const CHANGES_IN_LIST = 10

/** A kind of content, or one row of it. */
export type ChangeFilter = { entity: ContentEntity; id?: number | undefined }

/** A publication with all changes, field by field. */
export function wholeView(row: PublicationRow): PublicationView {
  return { ...facts(row), changes: row.changes.map(toChange) }
}

/** For a list: the first changed rows, long texts cut. @param filter rows to show first */
export function listView(row: PublicationRow, filter?: ChangeFilter): PublicationView {
  const isAskedFor = ({ entity, id }: RecordedChange) => entity === filter?.entity && (filter.id ?? id) === id
  const ordered = filter ? [...row.changes.filter(isAskedFor), ...row.changes.filter(change => !isAskedFor(change))] : row.changes
  const changes = ordered.slice(0, CHANGES_IN_LIST).map(toChange)
  return { ...facts(row), changes: changes.map(change => ({ ...change, fields: change.fields.map(cutDifference) })) }
}

/**
 * Whether undo is possible: rows that always exist cannot be removed (so the demo content stays), permanently
 * deleted ones cannot come back, and what follows from other fields is no edit.
 */
export function isUndoable(changes: readonly RecordedChange[]): boolean {
  return changes.every(({ entity, before, after }) => {
    const { isFixed = false, isGoneForGood = false, computed = [] } = contentKinds[entity]
    if (before !== null && after !== null) return fieldDifferences(before, after).some(({ name }) => !computed.includes(name))
    return !isFixed && !(isGoneForGood && after === null)
  })
}

function facts(row: PublicationRow): Omit<PublicationView, 'changes'> {
  const { id, state, user_id, email, pages_rendered, pages_total, duration_ms, error, undoes, undone_by, is_redo } = row
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
    delivery: row.awaits_delivery ? 'waiting' : row.delivered_at === null ? 'none' : 'done',
    delivered_at: row.delivered_at === null ? null : rowInstant(row.delivered_at),
    undoes,
    undone_by,
    is_redo,
    error: state === 'failed' ? error : null,
    can_undo: undone_by === null && isUndoable(row.changes),
  }
}

function toChange({ entity, id, label, before, after }: RecordedChange): PublishedChange {
  const action = before === null ? 'create' : after === null ? 'delete' : 'update'
  return { entity, id, label, action, fields: fieldDifferences(before, after) }
}

/** A raw row's instant as ISO 8601; drivers return a date or a text. */
export function rowInstant(at: string): string {
  return new Date(at).toISOString()
}
