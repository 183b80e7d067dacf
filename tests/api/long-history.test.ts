import type { EntityManager } from '@mikro-orm/postgresql'
import { beforeAll, expect, test } from 'vitest'
import { currentPublications, listPublications } from '#server/publications/publication.service.ts'
import { lastChange, undoConflicts } from '#server/publications/undo-conflicts.ts'
import type { UndoStep } from '#server/publications/undo-plan.ts'
import { useApi } from '#tests/support/api-app.ts'
import { rowsRead } from '#tests/support/rows-read.ts'

const api = useApi()
const PUBLICATIONS = 20_000

const rowsOfHistory = (work: (tx: EntityManager) => Promise<unknown>) => rowsRead(api, 'publications', work)

/**
 * The second publication moved five pictures of a slider that the first had put in order; all later ones are of products, with
 * texts too long for PostgreSQL's statistics.
 */
beforeAll(async () => {
  const long = `(select string_agg(md5(i::text), '') from generate_series(1, 60) i)`
  const change = (entity: string, id: string, place: string, text = `''`) =>
    `jsonb_build_object('entity', '${entity}', 'id', ${id}, 'label', ${text}, 'before', jsonb_build_object('position', 0), 'after', jsonb_build_object('position', ${place}))`
  await api.sql(`insert into publications (state, queued_at, changes, duration_ms, pages_rendered, pages_total, live_at)
    select 'live', now(), case when n <= 2 then (select jsonb_agg(${change('service', 'i', 'n')}) from generate_series(1, 5) i)
      else jsonb_build_array(${change('product', 'n % 5000', 'n', long)}) end, 1, 1, 1, now()
    from generate_series(1, ${PUBLICATIONS}) n order by n`)
  await api.sql('analyze publications')
})

test('taking back an old change asks for the publications of its rows, not for all since then', async () => {
  const [first] = await api.sql(`select min(id) as id from publications`)
  const conflicts = [{ name: 'position' }]
  const steps = [1, 2, 3, 4, 5].map(id => ({ change: { entity: 'service', id, label: '' }, conflicts, isGone: false }))
  const found: unknown[] = []
  const read = await rowsOfHistory(async tx =>
    found.push(...(await undoConflicts(tx, Number(first?.id), steps as unknown as UndoStep[]))),
  )
  expect(found).toHaveLength(5)
  for (const conflict of found) expect(conflict).toMatchObject({ publication_id: Number(first?.id) + 1 })
  expect(read).toBeLessThan(100)
})

test('what is under way is found without a look at all that is live', async () => {
  expect(await rowsOfHistory(tx => currentPublications(tx, 5))).toBeLessThan(100)
})

test('the last changes of a common kind are found without a look at all of them', async () => {
  expect(await rowsOfHistory(tx => listPublications(tx, { entity: 'product' }, { limit: 50 }))).toBeLessThan(300)
})

test('the few changes of a rare kind are found without a look at all since then', async () => {
  expect(await rowsOfHistory(tx => listPublications(tx, { entity: 'service' }, { limit: 50 }))).toBeLessThan(100)
})

test('the changes of one row are found without a look at those of the others', async () => {
  expect(await rowsOfHistory(tx => listPublications(tx, { entity: 'product', id: 7 }, { limit: 50 }))).toBeLessThan(100)
  expect(await rowsOfHistory(tx => lastChange(tx, { entity: 'service', id: 5 }))).toBeLessThan(100)
})
