import { EventEmitter, once } from 'node:events'
import { Logger } from 'graphile-worker'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#server/app/database.ts'
import { deleteGivenUpJobs } from '#server/core/abandoned-jobs.ts'
import { runQueue, superviseQueue } from '#server/core/job-queue.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

test('a stop waits for what the queue does when it begins to listen: the database is closed after that', async () => {
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

test('a queue ends, to be started again, where the clock was set back by hours, and not where a timer was a little early', async () => {
  const events = new EventEmitter()
  const runner = await runQueue(api.orm, { concurrency: 1, taskList: {}, events }, new Logger(() => () => {}))
  const stop = vi.spyOn(runner, 'stop')
  const timerIsEarlyBy = (ms: number) => events.emit('cron:prematureTimer', { currentTimestamp: 0, expectedTimestamp: ms })
  timerIsEarlyBy(59_000)
  expect(stop).not.toHaveBeenCalled()
  timerIsEarlyBy(3_600_000)
  await runner.promise
})

test('jobs that failed too often are deleted once they are old: of the tasks named, and no others', async () => {
  await api.sql(`select graphile_worker.add_job(task, job_key := task || days)
    from unnest(array['named', 'other']) as task, unnest(array[29, 31]) as days`)
  await api.sql(`select graphile_worker.add_job('named', job_key := 'waits')`)
  await api.sql(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no reason' where key <> 'waits'`)
  await api.sql(`update graphile_worker._private_jobs set updated_at = now() - make_interval(days => 31) where key !~ '29'`)
  await deleteGivenUpJobs(api.orm.em.fork(), ['named'], new Date(Date.now() - 30 * 24 * 3_600_000))
  const left = await api.sql('select key from graphile_worker._private_jobs order by key')
  expect(left.map(({ key }) => key)).toEqual(['named29', 'other29', 'other31', 'waits'])
})
