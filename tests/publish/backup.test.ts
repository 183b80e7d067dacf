import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { proveInProcess } from '#content-build/backup-proof/proof-process.ts'
import { loadConfig } from '#server/core/config.ts'
import { openEmbeddedPostgres } from '#server/core/embedded-postgres.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { ApiClient } from '../support/api-client.ts'
import { aPost, aService, aText } from '../support/builders.ts'
import { anEnquiry } from '../support/message-payloads.ts'
import { aPlainPicture } from '../support/picture-files.ts'
import { freePort, startProduct } from '../support/product-process.ts'
import { filesOf } from '../support/site-folder.ts'
import { fillShop, SMALL_SHOP } from '../support/small-shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PROJECT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

type Product = { id: number; header: string }

// Two starts of the product, a proof and a restore: on a slow machine they take longer than other tests may.
test(
  'a company backed up while it runs comes back elsewhere: the same site, the same log-in, its messages',
  { timeout: 600_000 },
  async () => {
    const folder = temporaryFolder()
    chmodSync(folder, 0o755)
    const home = dataFolder(join(folder, 'first'))
    // Root's PostgreSQL cannot enter below such a folder: the database is kept elsewhere, and the backup has it all the same.
    mkdirSync(join(folder, 'closed'), { mode: 0o700 })
    const elsewhere = dataFolder(join(folder, 'closed', 'second'))
    const port = await freePort()
    const file = join(folder, 'company.tar.gz')

    const product = await startProduct({ dataDir: home, port, env: SMALL_SHOP })
    onTestFinished(() => product.stop())
    const client = await ApiClient.login(product.origin)
    await fillShop(client, 2)
    const [deleted, edited] = await client.json<Product[]>('GET', '/api/products')
    const image = await uploadPicture(client)
    await client.request('PUT', `/api/products/${edited?.id}`, { ...edited, header: 'Enne varundamist muudetud', image })
    await client.request('DELETE', `/api/products/${deleted?.id}`)
    await fillOtherKinds(client, image)
    await client.request('POST', '/send-email', anEnquiry())
    await untilAllLive(client)
    const { stdout } = await command('backup', home, ['--to', file])
    expect(stdout).toMatch(/MB, \d+ rows, [1-9]\d* picture files/)

    expect(await proofOf(home, port, file)).toMatchObject({ state: 'proved', detail: null })

    const site = filesOf(join(home, 'site'), { without: 'share' })
    expect(Object.keys(site)).toContainEqual(expect.stringMatching(/^media\/.+\.avif$/))
    const shells = filesOf(join(home, 'admin'))
    const messages = await messagesOf(client)
    await product.stop()

    const restored = await command('restore', elsewhere, [file])
    expect(restored.stdout).toMatch(/^No backup holds public\/\.well-known\/, mail\/ and backups\/ of DATA_DIR: copy them over/m)
    const again = await startProduct({ dataDir: elsewhere, port, env: { ...SMALL_SHOP, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
    try {
      const isRoot = process.getuid?.() === 0
      expect(realpathSync(join(elsewhere, 'postgres')).startsWith(elsewhere)).toBe(!isRoot)
      // The cookie of before: sessions and the secret that signs them came along.
      expect(await messagesOf(client)).toEqual(messages)
      expect(await messagesOf(await ApiClient.login(again.origin))).toEqual(messages)
      expect(messages).toHaveLength(1)
      await untilAllLive(client)
      expect(filesOf(join(elsewhere, 'site'), { without: 'share' })).toEqual(site)
      expect(filesOf(join(elsewhere, 'admin'))).toEqual(shells)
    } finally {
      await again.stop()
    }
    await expect(command('restore', elsewhere, [file])).rejects.toMatchObject({
      stderr: expect.stringMatching(/holds .*admin, .*postgres/),
    })
  },
)

test('a command that is stopped leaves neither its database nor unfinished files', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const home = dataFolder(join(folder, 'data'))
  const out = join(folder, 'site')
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: home }
  const site = spawn(process.execPath, [join(PROJECT, 'content-build/commands/site-command.ts'), '--out', out], {
    cwd: PROJECT,
    env,
  })
  const ended = once(site, 'exit')
  const said = text(site.stderr)
  // Writing takes ten seconds and more after this, because it draws the share pictures.
  await expect.poll(() => readdirSync(folder).some(name => name.startsWith('site.partial-')), { timeout: 60_000 }).toBe(true)
  site.kill('SIGINT')
  expect(await ended).toEqual([1, null])
  expect(await said).toBe(`Stopping. Ctrl-C again ends it at once.\nStopped: ${out} is as it was.\n`)
  expect(readdirSync(folder)).toEqual(['data'])
  expect(existsSync(join(realpathSync(join(home, 'postgres')), 'postmaster.pid'))).toBe(false)
})

test('a command for an existing database makes none, and says what is wrong where there are remains of one', async () => {
  const home = join(temporaryFolder(), 'wrong')
  const refusal = () => command('verify', home, []).then(String, ({ stderr }: { stderr: string }) => stderr)
  expect(await refusal()).toBe(`There is no database in ${home}: is DATA_DIR right?\n`)
  expect(existsSync(join(home, 'postgres'))).toBe(false)
  symlinkSync(join(home, 'moved away'), join(home, 'postgres'))
  expect(await refusal()).toMatch(/^The database files behind .* are missing: a copy of DATA_DIR does not have them/)
  rmSync(join(home, 'postgres'))
  mkdirSync(join(home, 'postgres'))
  expect(await refusal()).toBe(`There is no database in ${home}: is DATA_DIR right?\n`)
  expect(readdirSync(join(home, 'postgres'))).toEqual([])
})

function dataFolder(path: string): string {
  mkdirSync(path)
  onTestFinished(() => {
    const link = join(path, 'postgres')
    const database = existsSync(link) ? realpathSync(link) : ''
    if (database.startsWith('/var/lib/aroomikoda/')) rmSync(database, { recursive: true, force: true })
  })
  return path
}

/** Makes one row of each kind beside the products: a restored site has them all. */
async function fillOtherKinds(client: ApiClient, image: string): Promise<void> {
  await client.request('POST', '/api/posts', aPost({ image }))
  await client.request('POST', '/api/services/uritused', aService({ image }))
  await client.request('POST', '/api/feedbacks', aText())
  await client.request('PUT', '/api/texts/1', aText())
}

/** @returns the picture's address, once all its files are made */
async function uploadPicture(client: ApiClient): Promise<string> {
  const form = new FormData()
  const bytes = await aPlainPicture(640, 480, '#264').jpeg().toBuffer()
  form.append('file', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }))
  const { id, url } = await client.json<PictureView>('POST', '/api/pictures', form)
  const isComplete = async () => (await client.json<PictureView>('GET', `/api/pictures/${id}`)).complete
  await expect.poll(isComplete, { timeout: 180_000 }).toBe(true)
  return url
}

async function proofOf(dataDir: string, port: number, file: string) {
  const { databaseUrl } = await openEmbeddedPostgres({ dataDir, log: () => {} })
  const config = loadConfig({ DATA_DIR: dataDir, PORT: String(port) })
  // As `npm start` runs the product.
  const flags = process.execArgv
  process.execArgv = ['--import', pathToFileURL(join(PROJECT, 'setup/main-process-link.mjs')).href]
  onTestFinished(() => void (process.execArgv = flags))
  return proveInProcess({ config, databaseUrl, file }, new AbortController().signal)
}

function command(name: 'backup' | 'restore' | 'verify', dataDir: string, args: readonly string[]) {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir }
  return run(process.execPath, [join(PROJECT, `content-build/commands/${name}-command.ts`), ...args], { cwd: PROJECT, env })
}

async function messagesOf(client: ApiClient): Promise<unknown[]> {
  return (await client.json<{ messages: unknown[] }>('GET', '/api/messages')).messages
}

async function untilAllLive(client: ApiClient): Promise<void> {
  const states = async () =>
    (await client.json<{ state: string }[]>('GET', '/api/publications?limit=100')).map(({ state }) => state)
  await expect.poll(async () => (await states()).every(state => state === 'live'), { timeout: 60_000 }).toBe(true)
}
