import { expect, test } from 'vitest'
import { Journal } from '#content-build/deliver/journal.ts'
import { openDatabase } from '#server/app/database.ts'
import { withEmptyDatabase } from '#tests/support/api-database.ts'

test('what a delivery notes waits for the disk, although the publisher’s other commits do not', async () => {
  await withEmptyDatabase(async (_orm, databaseUrl) => {
    const orm = await openDatabase({ databaseUrl, commits: 'relaxed' })
    const waits = async (em = orm.em.fork()) => em.execute('show synchronous_commit')
    const journal = await Journal.take(orm, 'bucket')
    const during: unknown[] = []
    await journal.note({ pending: 1 }, async em => void during.push(await waits(em as typeof orm.em)))
    const otherwise = await waits()
    await orm.close()
    expect([during, otherwise]).toEqual([[[{ synchronous_commit: 'on' }]], [{ synchronous_commit: 'off' }]])
  })
})
