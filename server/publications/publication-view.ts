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

/**
 * SQL: whether a publication undoes an undo, so that the edit is there again. The chain has what each publication undoes, down to
 * the edit, which undoes nothing (null). After an even number of undos the edit is there again.
 */
export const IS_REDO = `(
  with recursive chain (undoes) as (
    select p.undoes union all select earlier.undoes from chain join publications earlier on earlier.id = chain.undoes
  ) select count(undoes) > 0 and count(undoes) % 2 = 0 from chain)`

/** SQL that reads publications (`p`) with their administrator and the publication that undid them. */
export const PUBLICATION_ROWS = `select p.*, u.email, later.id as undone_by, ${IS_REDO} as is_redo from publications p
  left join users u on u.id = p.user_id left join publications later on later.undoes = p.id`

/**
 * SQL: the ids of the publications that changed a row. The planner cannot know how few they are. Without the array it would read
 * the history backwards instead of asking the index on `changes`.
 */
export const IDS_OF_ROW = 'array(select id from publications where changes @> ?::jsonb)'

/** Changed rows of one publication that a list shows at most. */
const MAX_LISTED_CHANGES = 10

/** A kind of content, or one row of it. */
export type ChangeFilter = { entity: ContentEntity; id?: number | undefined }

/** A publication with all changes, field by field. */
export function wholeView(row: PublicationRow): PublicationView {
  return { ...viewWithoutChanges(row), changes: row.changes.map(publishedChange) }
}

/**
 * A publication as lists show it: its first changed rows, with long texts cut.
 * @param filter rows to show first
 */
export function listView(row: PublicationRow, filter?: ChangeFilter): PublicationView {
  const isAskedFor = ({ entity, id }: RecordedChange) => entity === filter?.entity && (filter.id ?? id) === id
  const ordered = filter ? [...row.changes.filter(isAskedFor), ...row.changes.filter(change => !isAskedFor(change))] : row.changes
  const changes = ordered.slice(0, MAX_LISTED_CHANGES).map(publishedChange)
  return { ...viewWithoutChanges(row), changes: changes.map(change => ({ ...change, fields: change.fields.map(cutDifference) })) }
}

/**
 * Whether changes can be undone. Rows that always exist cannot be removed (so the demo content stays), and permanently deleted
 * ones cannot come back. A change of computed fields alone is no edit.
 */
export function isUndoable(changes: readonly RecordedChange[]): boolean {
  return changes.every(({ entity, before, after }) => {
    const { isFixed = false, isGoneForGood = false, computed = [] } = contentKinds[entity]
    if (before !== null && after !== null) return fieldDifferences(before, after).some(({ name }) => !computed.includes(name))
    return !isFixed && !(isGoneForGood && after === null)
  })
}

function viewWithoutChanges(row: PublicationRow): Omit<PublicationView, 'changes'> {
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
    delivery: deliveryOf(row),
    delivered_at: row.delivered_at === null ? null : rowInstant(row.delivered_at),
    undoes,
    undone_by,
    is_redo,
    error: state === 'failed' ? error : null,
    can_undo: undone_by === null && isUndoable(row.changes),
  }
}

function deliveryOf({ awaits_delivery, delivered_at }: PublicationRow): PublicationView['delivery'] {
  if (awaits_delivery) return 'waiting'
  return delivered_at === null ? 'none' : 'done'
}

function publishedChange(change: RecordedChange): PublishedChange {
  const { entity, id, label, before, after } = change
  return { entity, id, label, action: actionOf(change), fields: fieldDifferences(before, after) }
}

function actionOf({ before, after }: RecordedChange): PublishedChange['action'] {
  if (before === null) return 'create'
  return after === null ? 'delete' : 'update'
}

/** A raw row's instant as ISO 8601: drivers return a date or a text. */
export function rowInstant(at: string): string {
  return new Date(at).toISOString()
}
