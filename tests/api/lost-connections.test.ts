import { Client } from 'pg'
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

test('a connection to a server that takes no writes counts as lost, and writes go on by themselves once it takes them again', async () => {
  const database = await createTestDatabase()
  const orm = await openDatabase({ databaseUrl: database.databaseUrl, maxConnections: 2, log: { warn() {} } })
  const other = new Client({ connectionString: database.databaseUrl })
  await other.connect()
  const name = new URL(database.databaseUrl).pathname.slice(1)
  const write = () => orm.em.fork().execute('create table written (id int); drop table written')
  try {
    await write()
    // As in a failover: all connections end, and for a while the name leads to a standby.
    await other.query(`alter database ${name} set default_transaction_read_only = on`)
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
      name,
    ])
    for (let round = 0; round < 3; round += 1) expect(await write().then(() => null, isLostConnection)).toBe(true)
    await other.query(`alter database ${name} reset default_transaction_read_only`)
    await write()
  } finally {
    await other.end()
    await orm.close()
    await database.drop()
  }
})
