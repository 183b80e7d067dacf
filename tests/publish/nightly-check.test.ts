import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BucketDelivery } from '#content-build/deliver/bucket-delivery.ts'
import { Publisher } from '#content-build/process/publisher.ts'
import { CHECK_SITE_CHANNEL, startPublishWorker } from '#content-build/process/worker.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { demoMedia } from '../support/demo-media.ts'
import { MemoryBucket } from '../support/memory-bucket.ts'
import { emptyDatabase } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()
const inTime = { timeout: 60_000, interval: 20 }
const log = { info() {}, error() {} }
const HOUR_S = 60 * 60

/**
 * A publisher whose checks of the folder last until the test ends one, or it stops.
 * @param delivery brings the folder to a bucket
 */
async function publisherWithChecks(orm: MikroORM, folder: string, delivery: BucketDelivery | null = null) {
  const publisher = new Publisher({ site, store: new ReleaseStore(folder), pictures: demoMedia, orm, log })
  const stopping = new AbortController()
  const checks: ((isOver: boolean) => void)[] = []
  const folderWatch = {
    begin: async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => checks.forEach(end => end(false)))
      return async () => {}
    },
    check: () => new Promise<boolean>(resolve => void checks.push(resolve)),
  }
  const signals = { signal: stopping.signal, onStandby() {}, onReady() {} }
  const worker = await startPublishWorker({ orm, publisher, folderWatch, delivery, log, ...signals })
  let stopped: Promise<void> | null = null
  const stop = () => {
    stopping.abort()
    return (stopped ??= worker.stop())
  }
  onTestFinished(stop)
  return { checks, stop }
}

test('the folder is checked at night in Estonia, and a new year published after its midnight, also where both were missed', async () => {
  const { orm } = await emptyDatabase()
  await orm.em.fork().execute(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since)
      values ('check-site', '2026-12-30T00:00Z'), ('publish', '2026-12-30T00:00Z')`,
  )
  vi.setSystemTime('2027-01-01T06:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  await publisherWithChecks(orm, temporaryFolder())
  const noted = () =>
    orm.em.fork().execute<{ job: string; at: string }[]>(
      `select identifier as job, to_char(last_execution at time zone 'Europe/Tallinn', 'YYYY-MM-DD HH24:MI') as at
        from graphile_worker._private_known_crontabs order by identifier`,
    )
  const expected = [
    { job: 'check-site', at: '2027-01-01 03:20' },
    { job: 'publish', at: '2027-01-01 00:05' },
  ]
  await vi.waitFor(async () => expect(await noted()).toEqual(expected), inTime)
})

test('a nightly check that fails, or that a stop cuts off, is repeated within an hour, and one that is over is not', async () => {
  const { orm } = await emptyDatabase()
  const folder = temporaryFolder()
  const checkNow = () => orm.em.fork().execute(`select graphile_worker.add_job('check-site', '{}'::json)`)
  const waiting = () =>
    orm.em.fork().execute<{ seconds: number }[]>(
      `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
        where task_identifier = 'check-site' and locked_at is null and run_at > now()`,
    )
  const untilBegun = async ({ checks }: { checks: unknown[] }, number = 1) =>
    vi.waitFor(() => expect(checks).toHaveLength(number), inTime)

  const first = await publisherWithChecks(orm, folder)
  await checkNow()
  await untilBegun(first)
  await first.stop()
  const [again, ...others] = await waiting()
  expect(again?.seconds).toSatisfy((seconds: number) => seconds > 0 && seconds <= HOUR_S)
  expect(others).toEqual([])

  const second = await publisherWithChecks(orm, folder)
  for (const isOver of [false, true]) {
    expect(await waiting()).toHaveLength(1)
    // The hour is over.
    await orm.em
      .fork()
      .execute(`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())`)
    await untilBegun(second, isOver ? 2 : 1)
    second.checks.at(-1)?.(isOver)
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), inTime)
})

test('a nightly check, and one that an operator asks for, have the bucket compared too, and cleared of what is old', async () => {
  const { orm } = await emptyDatabase()
  const folder = temporaryFolder()
  const place = { target: 'bucket', dataDir: folder, origin: site.origin, concurrency: 8 }
  const delivery = new BucketDelivery({ ...place, bucket: new MemoryBucket(), purger: null, orm, log })
  const compare = vi.spyOn(delivery, 'compare')
  await publisherWithChecks(orm, folder, delivery)
  await orm.em.fork().execute(`select graphile_worker.add_job('check-site', '{}'::json)`)
  await vi.waitFor(() => expect(compare.mock.calls).toEqual([[{ removesOldFiles: true }]]), inTime)
  await orm.em.fork().execute('select pg_notify(?, ?)', [CHECK_SITE_CHANNEL, 'asked'])
  await vi.waitFor(() => expect(compare.mock.calls.slice(1)).toEqual([[{ removesOldFiles: true, id: 'asked' }]]), inTime)
})
