import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { fileHash } from '#content-build/content/file-hash.ts'
import { objectHeaders } from '#content-build/deliver/object-headers.ts'
import { folderId } from '#content-build/deliver/wanted-files.ts'
import { BucketJournal } from '#server/bucket-journal/bucket-journal.entity.ts'
import { targetOf } from '#server/bucket-journal/bucket-warning.ts'
import { openBucket } from '#server/bucket/s3-bucket.ts'
import type { BucketConfig } from '#server/core/config.ts'
import { makeBucket } from '../support/object-gateway.ts'
import { demoDatabase, publication, renameCategory, saveText } from '../support/publishing-process.ts'
import { filesOf } from '../support/site-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { lengthOf } from '../support/test-lengths.ts'

const KILLS = lengthOf('DELIVERY_KILLS')
const inTime = { timeout: 180_000, interval: 50 }

type World = { orm: MikroORM; databaseUrl: string; bucket: BucketConfig }

/** A publisher in a process of its own, that a test may kill. */
function startPublisher(world: World, folder: string): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/publisher-process.ts')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: settingsOf(world, folder),
  })
  child.stdout?.resume()
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

function settingsOf({ databaseUrl, bucket }: World, folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SESSION_SECRET: 'x'.repeat(32),
    S3_BUCKET: bucket.name,
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_CONCURRENCY: '8',
  }
}

/** What `npm run verify` says of the bucket, beside the running publisher. */
async function verify(world: World, folder: string): Promise<string | undefined> {
  const command = join(import.meta.dirname, '../../content-build/commands/verify-command.ts')
  const child = spawn(process.execPath, [command], { env: settingsOf(world, folder), stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close')
  return output.split('\n').find(line => line.includes('objects of the bucket'))
}

/** Resolves when the publisher prints a line that begins so, or ends. */
function untilSaid(child: ChildProcess, beginning: string): Promise<void> {
  return new Promise(resolve => {
    let output = ''
    child.stdout?.on('data', part => {
      output += String(part)
      if (output.split('\n').some(line => line.startsWith(beginning))) resolve()
    })
    child.once('exit', () => resolve())
  })
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const entryOf = ({ orm, bucket }: World) => orm.em.fork().findOne(BucketJournal, { target: targetOf(bucket) })

async function untilWhole(world: World, folder: string): Promise<void> {
  await vi.waitFor(async () => expect(await entryOf(world)).toMatchObject({ folder: folderId(folder), pending: null }), inTime)
}

/** Reads every object of the site and its headers again. */
async function expectEqual({ bucket: config }: World, folder: string): Promise<number> {
  const bucket = await openBucket(config)
  const files = ['site', 'admin'].flatMap(area => Object.keys(filesOf(join(folder, area))).map(name => `${area}/${name}`))
  const keys: string[] = []
  for (const area of ['site/', 'admin/']) for await (const page of bucket.list(area)) keys.push(...page.map(({ key }) => key))
  expect(keys.toSorted()).toEqual(files.toSorted())
  for (const file of files) {
    const object = await bucket.get(file)
    expect(object?.md5, file).toBe(fileHash(readFileSync(join(folder, file))))
    expect(object && Buffer.compare(object.bytes, readFileSync(join(folder, file))), file).toBe(0)
    expect(object, file).toMatchObject(objectHeaders(file, { hasPurger: false }))
  }
  bucket.close()
  return files.length
}

/** A visitor who reads pages over and over. @returns a function that stops, with what went wrong and how many were read */
function startReader({ bucket }: World): () => Promise<{ pages: number; wrong: string[] }> {
  const wrong: string[] = []
  let pages = 0
  /** The files that were there once: from then on each is, however often the deliveries are killed. */
  const delivered = new Set<string>()
  const over = new AbortController()
  const read = async () => {
    const get = (file: string) => fetch(`${bucket.endpoint}/${bucket.name}/site/${file}`)
    while (!over.signal.aborted) {
      for (const file of ['index.html', 'en/index.html', 'tooted.html', 'ru/uudised.html']) {
        const answer = await get(file)
        if (answer.status !== 200) {
          if (delivered.has(file)) wrong.push(`${file} is gone: ${answer.status}`)
          continue
        }
        delivered.add(file)
        const text = await answer.text()
        pages += 1
        if (!text.trimEnd().endsWith('</html>')) wrong.push(`${file} is cut short`)
        if (answer.headers.get('etag') !== `"${fileHash(text)}"`) wrong.push(`${file} is not the version of its ETag`)
        const assets = new Set(
          [...text.matchAll(/["'](?:https?:\/\/[^/"']+)?\/(_astro\/[\w.@-]+)["']/g)].map(([, name = '']) => name),
        )
        for (const name of assets) if ((await get(name)).status !== 200) wrong.push(`${file} asks for ${name}`)
      }
      await sleep(20)
    }
  }
  const reading = read()
  return async () => {
    over.abort()
    await reading
    return { pages, wrong }
  }
}

test(`after ${KILLS} kills amid deliveries the bucket is the folder, byte by byte, and readers missed nothing`, async () => {
  const world: World = { ...(await demoDatabase()), bucket: await makeBucket(inject('gateway')) }
  const folder = temporaryFolder()
  const stopReading = startReader(world)
  let kills = 0
  for (let attempt = 0; kills < KILLS; attempt += 1) {
    const publisher = startPublisher(world, folder)
    // It lists what the attempt before has left, and begins to write.
    await untilSaid(publisher, 'the bucket was compared')
    await sleep(Math.random() * 600)
    await kill(publisher)
    if ((await entryOf(world))?.pending !== null) kills += 1
    if (attempt % 3 === 0) await renameCategory(world.orm, `Nimi ${attempt}`)
    else await saveText(world.orm, 1, `<p>Sõnad ${attempt}</p>`)
  }
  const last = await saveText(world.orm, 1, '<p>Viimased sõnad</p>')
  const publisher = startPublisher(world, folder)
  await vi.waitFor(
    async () => expect(await publication(world.orm, last)).toMatchObject({ delivered_at: expect.any(Date) }),
    inTime,
  )
  // Pictures are drawn and brought after the last edit too.
  const files = await vi.waitFor(() => expectEqual(world, folder), { ...inTime, interval: 2_000 })
  const { pages, wrong } = await stopReading()
  const bucket = await openBucket(world.bucket)
  await bucket.put('site/index.html', { bytes: Buffer.from('by hand'), contentType: 'text/html', cacheControl: 'no-store' })
  await bucket.delete(['site/en/index.html'])
  bucket.close()
  // A picture that is drawn just now differs, too.
  expect(await verify(world, folder)).toMatch(/^\d+ objects .+ published folder: ([2-9]|\d\d) differed, all are mended\.$/)
  await vi.waitFor(() => expectEqual(world, folder), { ...inTime, interval: 2_000 })
  expect(await verify(world, folder)).toMatch(/: (all are as published|\d differed, all are mended)\.$/)
  publisher.kill('SIGTERM')
  await once(publisher, 'exit')
  expect(wrong).toEqual([])
  expect(pages).toBeGreaterThan(0)
  process.stderr.write(`${kills} kills amid deliveries, ${files} objects equal, ${pages} pages read meanwhile\n`)
})

test('a publisher that was stopped amid its writes and woken beside its successor leaves nothing of its own', async () => {
  const world: World = { ...(await demoDatabase()), bucket: await makeBucket(inject('gateway')) }
  const [folder, other] = [temporaryFolder(), temporaryFolder()]
  const stopped = startPublisher(world, folder)
  await vi.waitFor(async () => expect((await entryOf(world))?.delivered ?? null).not.toBeNull(), inTime)
  await renameCategory(world.orm, 'Peatatud nimi')
  await vi.waitFor(async () => expect((await entryOf(world))?.pending ?? null).not.toBeNull(), inTime)
  stopped.kill('SIGSTOP')
  // The database ends the sessions of a machine that does not answer; this one's stay, so they are ended here.
  await world.orm.em
    .fork()
    .execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => {})

  const successor = startPublisher(world, other)
  const edit = await saveText(world.orm, 1, '<p>Järglase sõnad</p>')
  await vi.waitFor(
    async () => expect(await publication(world.orm, edit)).toMatchObject({ delivered_at: expect.any(Date) }),
    inTime,
  )
  await untilWhole(world, other)
  stopped.kill('SIGCONT')
  await sleep(5_000)
  await kill(stopped)
  await vi.waitFor(() => expectEqual(world, other), { ...inTime, interval: 2_000 })
  successor.kill('SIGTERM')
  await once(successor, 'exit')
})
