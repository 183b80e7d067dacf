import type { EntityManager } from '@mikro-orm/postgresql'
import { beforeAll, expect, test } from 'vitest'
import { currentPublications } from '#server/publications/publication.service.ts'
import { undoConflicts } from '#server/publications/undo-conflicts.ts'
import type { UndoStep } from '#server/publications/undo-plan.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()
const PUBLICATIONS = 20_000
const ROWS_READ = `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as count
  from pg_stat_xact_user_tables where relname = 'publications'`

/** Rows of the history that the work reads. */
function rowsRead(work: (tx: EntityManager) => Promise<unknown>): Promise<number> {
  return api.orm.em.fork().transactional(async tx => {
    const rows = async () => (await tx.execute<{ count: number }[]>(ROWS_READ))[0]?.count ?? 0
    const before = await rows()
    await work(tx)
    return (await rows()) - before
  })
}

/** The second publication moved five pictures of a slider that the first had put in order; all later ones are of products. */
beforeAll(async () => {
  const change = (entity: string, id: string, place: string) =>
    `jsonb_build_object('entity', '${entity}', 'id', ${id}, 'label', '', 'before', jsonb_build_object('position', 0), 'after', jsonb_build_object('position', ${place}))`
  await api.sql(`insert into publications (state, queued_at, changes, duration_ms, pages_rendered, pages_total, live_at)
    select 'live', now(), case when n <= 2 then (select jsonb_agg(${change('service', 'i', 'n')}) from generate_series(1, 5) i)
      else jsonb_build_array(${change('product', 'n % 5000', 'n')}) end, 1, 1, 1, now()
    from generate_series(1, ${PUBLICATIONS}) n order by n`)
  await api.sql('analyze publications')
})

test('taking back an old change asks for the publications of its rows, not for all since then', async () => {
  const [first] = await api.sql(`select min(id) as id from publications`)
  const conflicts = [{ name: 'position' }]
  const steps = [1, 2, 3, 4, 5].map(id => ({ change: { entity: 'service', id, label: '' }, conflicts, isGone: false }))
  const found: unknown[] = []
  const read = await rowsRead(async tx =>
    found.push(...(await undoConflicts(tx, Number(first?.id), steps as unknown as UndoStep[]))),
  )
  expect(found).toHaveLength(5)
  for (const conflict of found) expect(conflict).toMatchObject({ publication_id: Number(first?.id) + 1 })
  expect(read).toBeLessThan(100)
})

test('what is under way is found without a look at all that is live', async () => {
  expect(await rowsRead(tx => currentPublications(tx, 5))).toBeLessThan(100)
})
