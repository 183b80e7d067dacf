import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Announcements } from '#content-build/process/announcements.ts'
import { openDatabase } from '#server/app/database.ts'
import { PROGRESS_CHANNEL, type PublicationProgress } from '#server/publication-queue/publication.schemas.ts'
import { createTestDatabase } from '#tests/support/postgres.ts'

/** Announcements, and what a listener hears. */
async function announcing() {
  const { databaseUrl, drop } = await createTestDatabase()
  const orm = await openDatabase({ databaseUrl, maxConnections: 2 })
  const listener = new Client({ connectionString: databaseUrl })
  await listener.connect()
  await listener.query(`listen ${PROGRESS_CHANNEL}`)
  const heard: PublicationProgress[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  onTestFinished(async () => {
    await listener.end()
    await orm.close()
    await drop()
  })
  const logged: string[] = []
  const log = { info: (_fields: object, text: string) => void logged.push(text), error() {} }
  return { orm, heard, logged, announcements: new Announcements(orm, log) }
}

test('while a message of progress waits for the database no other is queued behind it', async () => {
  const { orm, heard, logged, announcements } = await announcing()
  const busy = [orm.em.fork(), orm.em.fork()]
  for (const em of busy) await em.begin()
  const clock = vi.spyOn(performance, 'now')
  const progress = announcements.during([1])
  for (let done = 1; done <= 8; done += 1) {
    clock.mockReturnValue(done * 1_000)
    progress({ done, planned: 8, total: 8 })
  }
  clock.mockRestore()
  for (const em of busy) await em.commit()

  const figures = { pages_done: 8, pages_planned: 8, pages_total: 8, duration_ms: 1, delivery: 'none' as const, error: null }
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 60_000 })
  await announcements.tell({ ids: [1], state: 'live', ...figures })
  await vi.waitFor(
    () =>
      expect(heard.map(({ state, pages_done }) => [state, pages_done])).toEqual([
        ['publishing', 1],
        ['live', 8],
      ]),
    { timeout: 60_000 },
  )
  expect(logged).toEqual([])
})

test('progress is told at most every tenth of a second', async () => {
  const { orm, heard, announcements } = await announcing()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  const progress = announcements.during([1])
  const figures = { planned: 9, total: 9 }
  clock.mockReturnValue(1_000)
  progress({ done: 1, ...figures })
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(1)
  clock.mockReturnValue(1_099)
  // Often, with answers of the database between: the first message is over for its sender before the last of them.
  for (let time = 0; time < 20; time += 1) {
    progress({ done: 2, ...figures })
    await orm.em.fork().execute('select 1')
  }
  clock.mockReturnValue(1_100)
  // Again and again: the first message may not be over yet for its sender.
  const tellAndCount = () => {
    progress({ done: 3, ...figures })
    return heard.length
  }
  await expect.poll(tellAndCount, { timeout: 60_000 }).toBe(2)
  expect(heard.map(({ pages_done }) => pages_done)).toEqual([1, 3])
})

test('each of many edits that fail together is told of, with some of their pages: PostgreSQL takes no message of 8,000 bytes', async () => {
  const { heard, logged, announcements } = await announcing()
  const ids = Array.from({ length: 1_000 }, (_, number) => 2_000_000_000 + number)
  const pages = ids.map(id => ({ address: `/tooted/${'%C3%B5'.repeat(113)}/${id}`, is_kept: true }))
  const error = { code: 'RENDER_FAILED' as const, pages, page_count: pages.length }
  const figures = { pages_done: 0, pages_planned: 0, pages_total: 0, duration_ms: null, delivery: 'none' as const }
  await announcements.tell({ ids, state: 'failed', ...figures, error })
  await expect.poll(() => heard.flatMap(message => message.ids), { timeout: 60_000 }).toEqual(ids)
  expect(heard[0]?.error).toMatchObject({ pages: pages.slice(0, 5), page_count: 1_000 })
  expect(logged).toEqual([])
})
