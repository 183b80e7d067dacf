/**
 * `npm run bench -- delivery [--edits 50] [--reads 1000]`: how long after an edit was saved its page comes fresh from a
 * Varnish in front of a Ceph RADOS Gateway (tests/support/object-gateway.ts), median and p95; and of so many reads after
 * each publication was said to be delivered, how many were stale. The edit is saved as the API does, without its request.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { MikroORM } from '@mikro-orm/postgresql'
import { loadDemoContent } from '#demo/load-demo-content.ts'
import { migrateDatabase, openDatabase } from '#server/app/database.ts'
import type { BucketConfig } from '#server/core/config.ts'
import { startEmbeddedPostgres } from '#server/core/embedded-postgres.ts'
import { enqueuePublication } from '#server/publication-queue/enqueue.ts'
import { Publication } from '#server/publication-queue/publication.entity.ts'
import { Text } from '#server/texts/text.entity.ts'
import { demoMedia, prepareDemoMedia } from '../support/demo-media.ts'
import { GATEWAY_KEYS, gatewayObstacle, makeBucket, startObjectGateway } from '../support/object-gateway.ts'
import { startVarnish, type VarnishInFront, varnishObstacle } from '../support/varnish.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { milliseconds, percentile } from './statistics.ts'

const TEXT = { id: 1, page: '/tooteinfo' }
const LOOK_EVERY_MS = 2
const DELIVERED_WITHIN_MS = 120_000

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '50' }, reads: { type: 'string', default: '1000' } },
})
const edits = wholeNumber('edits', values.edits)
const readsPerEdit = Math.ceil(wholeNumber('reads', values.reads) / edits)

const obstacle = gatewayObstacle() ?? varnishObstacle()
if (obstacle === null) await measure()
else console.log(`The benchmark needs an object gateway and Varnish on this machine: ${obstacle}.`)

async function measure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
  await chmod(dataDir, 0o755)
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })]
  try {
    const gateway = await startObjectGateway()
    stops.push(gateway.stop)
    const bucket = await makeBucket(gateway.endpoint)
    const varnish = await startVarnish(bucket)
    stops.push(varnish.stop)
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
    stops.push(() => postgres.stop())
    const orm = await openDatabase({ databaseUrl: postgres.databaseUrl })
    stops.push(() => orm.close())
    await migrateDatabase(orm)
    await prepareDemoMedia('small')
    await loadDemoContent(orm, demoMedia)
    const publisher = startPublisher({
      databaseUrl: postgres.databaseUrl,
      dataDir: join(dataDir, 'site-data'),
      bucket,
      varnish,
    })
    stops.push(() => terminate(publisher))
    await waitUntilDelivered(orm, await save(orm, 'Esimesed sõnad'))
    await measureEdits(orm, varnish.origin + TEXT.page)
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

async function measureEdits(orm: MikroORM, url: string): Promise<void> {
  const times: number[] = []
  let stale = 0
  for (let edit = 1; edit <= edits; edit += 1) {
    const words = `Mõõdetud sõnad ${edit} korda`
    const startedAt = performance.now()
    const id = await save(orm, words)
    while (!(await (await fetch(url)).text()).includes(words)) await sleep(LOOK_EVERY_MS)
    times.push(performance.now() - startedAt)
    await waitUntilDelivered(orm, id)
    for (let read = 0; read < readsPerEdit; read += 1) if (!(await (await fetch(url)).text()).includes(words)) stale += 1
  }
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  console.log(`edit to fresh bytes from the cache   median ${milliseconds(median)}   p95 ${milliseconds(p95)}   (${edits} edits)`)
  console.log(`stale after the delivery             ${stale} of ${edits * readsPerEdit} reads`)
}

function startPublisher(world: {
  databaseUrl: string
  dataDir: string
  bucket: BucketConfig
  varnish: VarnishInFront
}): ChildProcess {
  const { databaseUrl, dataDir, bucket, varnish } = world
  return spawn(process.execPath, [join(import.meta.dirname, '../support/publisher-process.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...GATEWAY_KEYS,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'x'.repeat(32),
      S3_BUCKET: bucket.name,
      S3_ENDPOINT: bucket.endpoint ?? '',
      PURGE_KIND: 'varnish',
      PURGE_URL: varnish.origin,
      PURGE_SECRET: varnish.secret,
    },
  })
}

async function save(orm: MikroORM, words: string): Promise<number> {
  return orm.em.fork().transactional(async em => {
    const text = await em.findOneOrFail(Text, { id: TEXT.id })
    const [before, body] = [text.body, `<p>${words}</p>`]
    text.body = body
    const change = { entity: 'text' as const, id: TEXT.id, label: '', before: { body: before }, after: { body } }
    return enqueuePublication(em, { changes: [change], userId: null, queuedAt: new Date() })
  })
}

async function waitUntilDelivered(orm: MikroORM, id: number): Promise<void> {
  const deadline = performance.now() + DELIVERED_WITHIN_MS
  while ((await orm.em.fork().findOneOrFail(Publication, { id })).delivered_at === null) {
    if (performance.now() > deadline) throw new Error('the publication was not delivered')
    await sleep(LOOK_EVERY_MS)
  }
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
