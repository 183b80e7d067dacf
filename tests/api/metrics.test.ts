import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { openDatabase } from '#server/app/database.ts'
import { deleteReplacedJobs } from '#server/core/abandoned-jobs.ts'
import { serveMetrics } from '#server/metrics/metrics-server.ts'
import { collectMetrics } from '#server/metrics/metrics.ts'
import { useApi } from '#tests/support/api-app.ts'
import { apiClient } from '#tests/support/api-requests.ts'
import { createTestDatabase } from '#tests/support/postgres.ts'
import { freePort } from '#tests/support/product-process.ts'

const api = useApi()

/** The lines of one metric, without its help. */
const linesOf = (text: string, name: string) => text.split('\n').filter(line => line.startsWith(name))

test('requests are counted by route and status, however many addresses there are', async () => {
  const metrics = collectMetrics({ orm: api.orm, dataDir: '.', log: api.log })
  const app = await buildApp({ config: api.config, orm: api.orm, log: api.log, metrics })
  onTestFinished(() => app.close())
  const visitor = apiClient(app, 'https://www.example.ee')
  for (const id of [1_000_001, 1_000_002]) await visitor.get(`/api/products/${id}`)
  await visitor.get('/api/categories')
  await visitor.get('/no/such/address')
  const counts = linesOf(await metrics.text(), 'aroomikoda_http_request_duration_seconds_count')
  expect(counts.toSorted()).toEqual([
    'aroomikoda_http_request_duration_seconds_count{method="GET",route="/api/categories",status="200"} 1',
    'aroomikoda_http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="404"} 2',
    'aroomikoda_http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
  ])
})

test('publications that wait are counted; each edit that went live is timed once', async () => {
  const metrics = collectMetrics({ orm: api.orm, dataDir: '.', log: api.log })
  await api.orm.em.fork().execute(
    `insert into publications (state, changes, queued_at, live_at, pages_rendered, pages_total, duration_ms) values
       ('live', '[]', now(), now() + interval '1 second', 3, 300, 80), ('queued', '[]', now() - interval '5 minutes', null, null, null, null)`,
  )
  const text = await metrics.text()
  expect(await metrics.text()).toContain('aroomikoda_edit_to_live_seconds_count 1')
  expect(linesOf(text, 'aroomikoda_edit_to_live_seconds_count')).toEqual(['aroomikoda_edit_to_live_seconds_count 1'])
  expect(linesOf(text, 'aroomikoda_edit_to_live_seconds_sum')).toEqual(['aroomikoda_edit_to_live_seconds_sum 0.08'])
  expect(linesOf(text, 'aroomikoda_pages_rendered_total')).toEqual(['aroomikoda_pages_rendered_total 3'])
  expect(linesOf(text, 'aroomikoda_publications{state="queued"}')).toEqual(['aroomikoda_publications{state="queued"} 1'])
  const [oldest] = linesOf(text, 'aroomikoda_publications_oldest_seconds{state="queued"}')
  expect(Number(oldest?.split(' ')[1])).toBeGreaterThanOrEqual(300)
  expect(text).toContain('aroomikoda_database_up 1')
  for (const bytes of ['free', 'size']) expect(text).toMatch(new RegExp(`^aroomikoda_disk_${bytes}_bytes [1-9]`, 'm'))
  expect(text).toContain('aroomikoda_database_connections{state="in_use"} 0')
  expect(text).toContain('aroomikoda_database_waiting_requests 0')
  expect(linesOf(text, 'nodejs_eventloop_lag_seconds ')).toHaveLength(1)
})

test('what may fail is counted as 0 before it first does, so that an alarm sees it begin', async () => {
  const em = api.orm.em.fork()
  await em.execute(`select graphile_worker.add_job('once', job_key := 'once'), graphile_worker.remove_job('once')`)
  const text = await collectMetrics({ orm: api.orm, dataDir: '.', log: api.log }).text()
  const none = [
    'mails{state="failed"}',
    'mails{state="queued"}',
    'publications{state="failed"}',
    'given_up_jobs{task="once"}',
    'jobs{task="once"}',
  ]
  for (const name of none) expect(text).toContain(`\naroomikoda_${name} 0\n`)
  expect(linesOf(text, 'aroomikoda_mails_oldest_seconds')).toEqual([])
})

test('readers that ask at once get all metrics', async () => {
  const metrics = collectMetrics({ orm: api.orm, dataDir: '.', log: api.log })
  const texts = await Promise.all([metrics.text(), metrics.text(), metrics.text()])
  for (const text of texts) expect(linesOf(text, 'aroomikoda_mails{')).toHaveLength(3)
})

test('a job that waits is counted, with how long; one that failed too often hides no other and is counted apart', async () => {
  const em = api.orm.em.fork()
  await em.execute(`select graphile_worker.add_job('waits', run_at := now() - interval '1 hour'),
    graphile_worker.add_job('waits', run_at := now() - interval '2 hours', job_key := 'given up'),
    graphile_worker.add_job('waits', job_key := 'begun'),
    graphile_worker.add_job('waits', run_at := now() - interval '1 minute', job_key := 'last attempt')`)
  await em.execute(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no reason' where key = 'given up'`,
  )
  await em.execute(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no reason', locked_at = now() where key = 'last attempt'`,
  )
  // A killed process had begun it, and another queues it again.
  await em.execute(
    `update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '2 days' where key = 'begun'`,
  )
  await em.execute(`select graphile_worker.add_job('waits', run_at := now() + interval '1 hour', job_key := 'begun')`)
  const text = await collectMetrics({ orm: api.orm, dataDir: '.', log: api.log }).text()
  expect(linesOf(text, 'aroomikoda_jobs{task="waits"}')).toEqual(['aroomikoda_jobs{task="waits"} 3'])
  expect(linesOf(text, 'aroomikoda_given_up_jobs{task="waits"}')).toEqual(['aroomikoda_given_up_jobs{task="waits"} 1'])
  const [oldest] = linesOf(text, 'aroomikoda_jobs_oldest_seconds{task="waits"}')
  expect(Math.round(Number(oldest?.split(' ')[1]) / 3600)).toBe(1)
  await deleteReplacedJobs(em)
  expect(await em.execute('select count(*)::int as count from graphile_worker._private_jobs')).toEqual([{ count: 4 }])
})

test('without the database the rest is told, and that it is away', async () => {
  const database = await createTestDatabase()
  const orm = await openDatabase({ databaseUrl: database.databaseUrl, log: api.log })
  onTestFinished(() => orm.close())
  await database.drop()
  const metrics = collectMetrics({ orm, dataDir: '.', log: api.log })
  const text = await metrics.text()
  expect(text).toContain('aroomikoda_database_up 0')
  expect(linesOf(text, 'aroomikoda_jobs{')).toEqual([])
  expect(linesOf(text, 'process_cpu_seconds_total ')).toHaveLength(1)
})

test('while the database keeps its answer back, the rest is told in time for a scrape', async () => {
  const em = api.orm.em.fork()
  await em.begin()
  await em.execute('lock table mails')
  const text = await collectMetrics({ orm: api.orm, dataDir: '.', log: api.log }).text()
  await em.rollback()
  expect(text).toContain('aroomikoda_database_up 0')
  expect(api.logged.filter(({ msg }) => msg === 'the metrics could not ask the database')).toHaveLength(1)
})

test('Prometheus reads the metrics at a port of their own, which answers nothing else', async () => {
  const metrics = collectMetrics({ orm: api.orm, dataDir: '.', log: api.log })
  const port = await freePort()
  const at = Object.freeze({ host: '127.0.0.1', port })
  onTestFinished(await serveMetrics({ metrics, log: api.log, at }))
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await answer.text()).toContain('# TYPE aroomikoda_http_request_duration_seconds histogram')
  expect((await fetch(`http://127.0.0.1:${port}/api/products`)).status).toBe(404)
})

test('a failure of collecting is in the log, and Prometheus gets no word of it', async () => {
  api.expectErrors(/out of gauges/)
  const failing = {
    ...collectMetrics({ orm: api.orm, dataDir: '.', log: api.log }),
    text: () => Promise.reject(new Error('out of gauges')),
  }
  const port = await freePort()
  onTestFinished(await serveMetrics({ metrics: failing, log: api.log, at: { host: '127.0.0.1', port } }))
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, await answer.text()]).toEqual([500, ''])
  expect(api.logged).toMatchObject([{ level: 50, msg: 'the metrics could not be collected', err: { message: 'out of gauges' } }])
})

test('every answer carries the id under which the log tells of its request', async () => {
  const answer = await api.visitor.get('/api/products/1000001?q=mari%40naide.ee')
  const line = api.logged.find(({ msg }) => msg === 'request')
  expect(answer.headers['x-request-id']).toBe(line?.['reqId'])
  expect(JSON.stringify(api.logged)).not.toContain('mari')
})
