import { expect, test } from 'vitest'
import { storeHeldPages } from '#content-build/process/publication-queue.ts'
import type { HeldPage } from '#content-build/release/held-pages.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

const held = (address: HeldPage['address'], isKept = true): HeldPage => ({ address, isKept, reason: '', queries: [] })
const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const store = (pages: HeldPage[], at: Date) => storeHeldPages(api.orm.em.fork(), pages, at)
const seen = async () => (await api.administrator.get('/api/publications/held-pages')).json<unknown>()

test('administrators see since when a page is held, the longest held first, however often others are published', async () => {
  await store([held('/tooted'), held('/uudised')], day(1))
  await store([held('/tooted', false), held('/kontakt')], day(2))
  expect(await seen()).toEqual({
    count: 2,
    pages: [
      { address: '/tooted', is_kept: false, held_since: day(1).toISOString() },
      { address: '/kontakt', is_kept: true, held_since: day(2).toISOString() },
    ],
  })
  await store([], day(3))
  expect(await seen()).toEqual({ count: 0, pages: [] })
  await store([held('/tooted')], day(4))
  expect(await seen()).toMatchObject({ pages: [{ address: '/tooted', held_since: day(4).toISOString() }] })
})

test('of many held pages administrators see a hundred, and how many there are', async () => {
  await store(
    Array.from({ length: 101 }, (_, number) => held(`/uudised/${number}`)),
    day(1),
  )
  const { count, pages } = (await seen()) as { count: number; pages: unknown[] }
  expect([count, pages.length]).toEqual([101, 100])
})
