import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/app/database.ts'
import { superviseQueue } from '#server/core/job-queue.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

test('a stop waits for what the queue asked for when it began to listen: the database is closed after it', async () => {
  const orm = await openDatabase({ databaseUrl: String(api.orm.config.get('clientUrl')), log: api.log })
  const began = Promise.withResolvers<void>()
  const order: string[] = []
  const queue = superviseQueue({
    orm,
    name: 'test',
    log: api.log,
    concurrency: 1,
    taskList: {},
    async onListening(_since, signal) {
      began.resolve()
      if (!signal.aborted) await once(signal, 'abort')
      await orm.em.fork().execute('select pg_sleep(0.3)')
      order.push('asked')
    },
  })
  await began.promise
  await queue.stop()
  order.push('stopped')
  await orm.close()
  expect(order).toEqual(['asked', 'stopped'])
})
