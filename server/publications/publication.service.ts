import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { addPublishJob } from '../publication-queue/enqueue.ts'
import type { ContentEntity, PublicationState, PublicationView } from '../publication-queue/publication.schemas.ts'
import { type ChangeFilter, IDS_OF_ROW, listView, PUBLICATION_ROWS, type PublicationRow, wholeView } from './publication-view.ts'

/** Which publications a list has; without a condition all of them. */
export type PublicationFilter = {
  state?: PublicationState | undefined
  /** Publications that changed a row of this kind; with `id` this row. */
  entity?: ContentEntity | undefined
  id?: number | undefined
  /** Leaves out the later steps of uploads, except failed ones. */
  folded?: boolean | undefined
}

/**
 * SQL: whether a publication is that of an uploaded picture's further files, which the picture worker made
 * (pictures/make-variants.ts): only the two fields that tell of them differ. In JSON a missing row is null.
 */
const IS_UPLOAD_STEP = `coalesce(jsonb_array_length(p.changes) = 1 and p.changes->0->>'entity' = 'picture'
  and nullif(p.changes->0->'before', 'null') - array['variants', 'complete']
    = nullif(p.changes->0->'after', 'null') - array['variants', 'complete'], false)`

/**
 * SQL: the kinds of content that a publication changed. An index has this expression for its statistics, which tell the planner
 * what kinds are rare enough to be looked up. PostgreSQL keeps no statistics of `changes` itself where texts are long.
 */
const CHANGED_KINDS = `jsonb_path_query_array(p.changes, '$[*].entity')`

/**
 * Lists publications, newest first.
 * @param page.before only those with a lower id
 */
export async function listPublications(
  em: EntityManager,
  filter: PublicationFilter,
  page: { limit: number; before?: number | undefined },
): Promise<PublicationView[]> {
  const conditions: [sql: string, value: unknown][] = []
  const touched: ChangeFilter | undefined = filter.entity && { entity: filter.entity, id: filter.id }
  if (page.before !== undefined) conditions.push(['p.id < ?', page.before])
  if (filter.state) conditions.push(['p.state = ?', filter.state])
  if (touched?.id !== undefined) conditions.push([`p.id = any(${IDS_OF_ROW})`, JSON.stringify([touched])])
  else if (touched) conditions.push([`${CHANGED_KINDS} @> to_jsonb(?::text)`, touched.entity])
  const folds = filter.folded ? [`(p.state = 'failed' or not ${IS_UPLOAD_STEP})`] : []
  const where = [...conditions.map(([sql]) => sql), ...folds].join(' and ') || 'true'
  const rows = await em.execute<PublicationRow[]>(`${PUBLICATION_ROWS} where ${where} order by p.id desc limit ?`, [
    ...conditions.map(([, value]) => value),
    page.limit,
  ])
  return rows.map(row => listView(row, touched))
}

/**
 * Reads a publication with every field before and after.
 * @throws AppError NOT_FOUND
 */
export async function getPublication(em: EntityManager, id: number): Promise<PublicationView> {
  const [row] = await em.execute<PublicationRow[]>(`${PUBLICATION_ROWS} where p.id = ?`, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return wholeView(row)
}

/** Unfinished publications in an answer. Thousands may wait for a stopped publisher; a page asks for its own by id. */
const MAX_UNFINISHED = 100

/** Reads the publications under way, the newest waiting ones and the last few finished ones; oldest first. */
export async function currentPublications(em: EntityManager, finished: number): Promise<PublicationView[]> {
  const rows = await em.execute<PublicationRow[]>(
    `${PUBLICATION_ROWS} where p.id in (
       (select id from publications where state in ('queued', 'publishing')
          order by state = 'publishing' desc, id desc limit ${MAX_UNFINISHED})
       union all (select id from publications where state in ('live', 'failed') order by id desc limit ?)) order by p.id`,
    [finished],
  )
  return rows.map(row => listView(row))
}

/**
 * Tries a failed publication again at once, together with all others that wait. It leaves a waiting or running one
 * alone, so a second press does no harm. The error stays until the publication is live: it tells the publisher which
 * pages this publication holds back.
 * @throws AppError NOT_FOUND, NOTHING_TO_RETRY when it is live
 */
export async function retryPublication(em: EntityManager, id: number): Promise<PublicationView> {
  await em.transactional(async tx => {
    const retried = await tx.execute<object[]>(
      `update publications set state = 'queued' where id = ? and state = 'failed' returning id`,
      [id],
    )
    if (retried.length > 0) await addPublishJob(tx, id)
  })
  const publication = await getPublication(em, id)
  if (publication.state === 'live') throw new AppError('NOTHING_TO_RETRY')
  return publication
}
