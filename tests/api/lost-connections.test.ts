import { expect, test } from 'vitest'
import { openDatabase } from '#server/app/database.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { createTestDatabase } from '#tests/support/postgres.ts'

test('transactions whose connections break leave the pool all its places', async () => {
  const database = await createTestDatabase()
  const orm = await openDatabase({ databaseUrl: database.databaseUrl, maxConnections: 2, log: { warn() {} } })
  try {
    for (let round = 0; round < 3; round += 1) {
      const broken = await Promise.allSettled(
        [1, 2].map(() => orm.em.fork().transactional(em => em.execute('select pg_terminate_backend(pg_backend_pid())'))),
      )
      const reasons = broken.map(result => (result.status === 'rejected' ? result.reason : null) as unknown)
      expect(reasons.map(isLostConnection)).toEqual([true, true])
    }
    expect(await orm.em.fork().execute('select 7 as number')).toEqual([{ number: 7 }])
  } finally {
    await orm.close()
    await database.drop()
  }
})
