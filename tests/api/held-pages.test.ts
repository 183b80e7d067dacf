import { expect, test } from 'vitest'
import { storeHeldPages } from '#content-build/process/publication-queue.ts'
import type { HeldPage } from '#content-build/release/held-pages.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

const held = (address: string, isKept = true) => ({ address, isKept }) as HeldPage
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

test('administrators see since when a page is held, however often others are published meanwhile', async () => {
  const since = `extract(day from held_since at time zone 'utc')::int as since`
  const stored = () => api.sql(`select address, is_kept, ${since} from held_pages order by address`)
  const store = (pages: HeldPage[], at: Date) => storeHeldPages(api.orm.em.fork(), pages, at)
  await store([held('/tooted'), held('/uudised')], day(1))
  await store([held('/tooted', false), held('/kontakt')], day(2))
  expect(await stored()).toEqual([
    { address: '/kontakt', is_kept: true, since: 2 },
    { address: '/tooted', is_kept: false, since: 1 },
  ])
  await store([], day(3))
  await store([held('/tooted')], day(4))
  expect(await stored()).toEqual([{ address: '/tooted', is_kept: true, since: 4 }])
})
