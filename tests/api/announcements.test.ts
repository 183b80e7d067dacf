import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { Announcements } from '#content-build/process/announcements.ts'
import { openDatabase } from '#server/app/database.ts'
import { PROGRESS_CHANNEL, type PublicationProgress } from '#server/publication-queue/publication.schemas.ts'
import { createTestDatabase } from '#tests/support/postgres.ts'

test('while a message of progress waits for the database no other is sent after it', async () => {
  const { databaseUrl, drop } = await createTestDatabase()
  const orm = await openDatabase({ databaseUrl, maxConnections: 2 })
  const listener = new Client({ connectionString: databaseUrl })
  await listener.connect()
  await listener.query(`listen ${PROGRESS_CHANNEL}`)
  const heard: PublicationProgress[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  try {
    const busy = [orm.em.fork(), orm.em.fork()]
    for (const em of busy) await em.begin()
    const logged: string[] = []
    const log = { info: (_fields: object, text: string) => void logged.push(text), error() {} }
    const announcements = new Announcements(orm, log)
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
  } finally {
    await listener.end()
    await orm.close()
    await drop()
  }
})
