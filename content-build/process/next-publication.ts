import type { EntityManager } from '@mikro-orm/postgresql'
import { type Candidate, passingCandidates } from '../content/passing.ts'
import type { Answers } from '../content/query-results.ts'
import { readTouchedRows } from '../content/read-content.ts'
import type { TouchedRow } from '../content/snapshot.ts'
import { planEdit } from '../plan/plan.ts'
import { contentAfter, type NextContent } from '../plan/withheld.ts'
import type { Manifest } from '../release/manifest.ts'
import { type Waiting, type WaitingPublication, waitingOf, waitingPublications } from './publication-queue.ts'

/** The released site, and the content behind it. */
export type Released = {
  readonly manifest: Manifest
  readonly answers: Answers
  /** Rows that the content has and the site leaves out. */
  readonly withheld: readonly TouchedRow[]
  /** Addresses of the held pages. */
  readonly held: ReadonlySet<string>
}

/** Publications to release together. */
export type NextPublication = Pick<Released, 'manifest'> & {
  readonly waiting: Waiting
  readonly content: NextContent
  /** Addresses of the pages that the present release holds. */
  readonly heldBefore: ReadonlySet<string>
  /** Rows that these publications touched; none where the content is read whole. */
  readonly edited: readonly TouchedRow[]
  /** Rows to put over the released content: the withheld, then the edited ones; none where the content is read whole. */
  readonly touched: readonly TouchedRow[]
  /** The year that pages show. */
  readonly year: number
  /** For how many months messages are kept, as the privacy policy says. */
  readonly retentionMonths: number
}

/** What to release when these publications follow the present release. */
export function publicationOver(
  { answers, withheld, held, manifest }: Released,
  { waiting, edited, year, retentionMonths }: Pick<NextPublication, 'waiting' | 'edited' | 'year' | 'retentionMonths'>,
): NextPublication {
  const content = contentAfter(answers, { withheld, edited }, year, retentionMonths)
  return { waiting, content, edited, touched: [...withheld, ...edited], year, retentionMonths, heldBefore: held, manifest }
}

/**
 * The publications that may be released before the running one, over the present release; see passing.ts.
 * @param em in one consistent view of the database
 * @returns null when none may (there are none, or all have to wait)
 */
export async function passingPublication(
  em: EntityManager,
  released: Released,
  running: Pick<NextPublication, 'waiting' | 'edited'>,
): Promise<NextPublication | null> {
  const { snapshot } = released.answers
  const runningIds = new Set(running.waiting.publications.map(({ id }) => id))
  const newcomers = (await waitingPublications(em)).publications.filter(({ id }) => !runningIds.has(id))
  const rows = await readTouchedRows(
    em,
    newcomers.flatMap(publication => publication.rows),
  )
  const candidates = newcomers.map(publication => ({ id: publication.id, rows: rowsOf(publication, rows) }))
  const planTogether = (chosen: readonly Candidate[]) => {
    const ids = new Set(chosen.map(({ id }) => id))
    const waiting = waitingOf(newcomers.filter(({ id }) => ids.has(id)))
    const edited = chosen.flatMap(candidate => candidate.rows)
    return publicationOver(released, { waiting, edited, year: snapshot.year, retentionMonths: snapshot.retentionMonths })
  }
  const passing = passingCandidates({
    released: snapshot,
    running: running.edited,
    waiting: candidates,
    pagesOf: candidate => countPagesToPublish(planTogether([candidate])),
  })
  return passing.length === 0 ? null : planTogether(passing)
}

/**
 * How many pages a release of the content renders or removes. Pages that it only tries again do not count: every release
 * tries as many.
 */
export function countPagesToPublish({ content, manifest }: Pick<NextPublication, 'content' | 'manifest'>): number {
  const { answers, change } = content.without(new Set(manifest.withheld))
  const { concerned, remove } = planEdit(manifest.graph, answers, change)
  return concerned + remove.length
}

/** A publication's own rows, with the former addresses of its items. */
function rowsOf(publication: WaitingPublication, rows: readonly TouchedRow[]): TouchedRow[] {
  const keys = new Set(publication.rows.map(({ entity, id }) => `${entity}:${id}`))
  return rows.filter(({ entity, id, row }) =>
    entity === 'former' ? row !== null && keys.has(`${row.entity}:${row.item_id}`) : keys.has(`${entity}:${id}`),
  )
}
