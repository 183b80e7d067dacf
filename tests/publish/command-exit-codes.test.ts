import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { MikroORM } from '@mikro-orm/postgresql'
import { beforeAll, expect, test } from 'vitest'
import { Publisher } from '#content-build/process/publisher.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { openDatabase } from '#server/app/database.ts'
import { folderPictureStorage } from '#server/pictures/picture-storage.ts'
import { Picture } from '#server/pictures/picture.entity.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { createTestDatabase } from '../support/postgres.ts'
import { saveText } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PROJECT = join(import.meta.dirname, '../..')
const HASH = 'ab'.repeat(16)
let databaseUrl: string
let orm: MikroORM

/** A company whose page shows a picture that has no files. */
beforeAll(async () => {
  const database = await createTestDatabase()
  databaseUrl = database.databaseUrl
  orm = await openDatabase({ databaseUrl })
  const photograph = { original: 'original.jpg', name: 'pilt.jpg', width: 320, height: 200, bytes: 1, version: 1, alt: 'Pilt' }
  const em = orm.em.fork()
  em.create(Picture, { ...photograph, hash: HASH, variants: { webp: [320], avif: [] }, created_at: new Date() })
  await em.flush()
  await saveText(orm, 1, `<figure><img src="/media/${HASH}/320.webp" alt="Pilt"></figure>`)
  return async () => {
    await orm.close()
    await database.drop()
  }
})

/** Runs a command, installed and compiled. */
async function run(command: string, dataDir: string, args: readonly string[] = [], given: Readonly<Record<string, string>> = {}) {
  const { PATH, HOME } = process.env
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(40), DEMO_CONTENT: 'off' }
  const child = spawn(process.execPath, [`content-build/commands/${command}-command.ts`, ...args], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_ENV: 'production', ...settings, ...given },
  })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number | null, said, complained }
}

test('npm run site writes the pages although files of pictures are missing, names these, and ends with 1', async () => {
  const out = join(temporaryFolder(), 'out')
  const { code, complained } = await run('site', temporaryFolder(), ['--out', out, '--share-pictures', 'no'])
  expect(complained).toContain(
    `Files of pictures are missing (1), and so are the pictures on their pages: media/${HASH}/320.webp.`,
  )
  expect([code, existsSync(join(out, 'index.html'))]).toEqual([1, true])
})

test('npm run site says in a sentence alone which setting is not usable, and ends with 1', async () => {
  const out = join(temporaryFolder(), 'out')
  const { code, complained } = await run('site', temporaryFolder(), ['--out', out], { PORT: 'abc' })
  const sentence =
    'The environment is not usable:\n  PORT: expected a number\nSee .env.example for the meaning of each variable.\n'
  expect([code, complained, existsSync(out)]).toEqual([1, sentence, false])
})

test('npm run verify names a file that could not be mended, and ends with 1', async () => {
  const dataDir = temporaryFolder()
  const pictures = folderPictureStorage(dataDir)
  await pictures.put(HASH, '320.webp', Buffer.from('a picture'))
  const parts = { orm, site: await compiledSite(), store: new ReleaseStore(dataDir), pictures }
  await new Publisher({ ...parts, log: { info() {}, error() {} } }).publishWaiting()
  for (const folder of ['media', 'site/media']) rmSync(join(dataDir, folder), { recursive: true })
  const { code, said } = await run('verify', dataDir)
  expect(said).toContain(`not mended: site/media/${HASH}/320.webp (`)
  expect(code).toBe(1)
})

test('npm run backup makes none of DATABASE_URL in a folder of the embedded database, and ends with 1', async () => {
  const [dataDir, out] = [temporaryFolder(), join(temporaryFolder(), 'out.tar.gz')]
  writeFileSync(join(dataDir, 'database-kind'), 'embedded\n')
  const { code, complained } = await run('backup', dataDir, ['--to', out])
  expect([code, complained]).toEqual([1, expect.stringContaining('belongs to the embedded database')])
  expect(existsSync(out)).toBe(false)
})

test('edge files that are refused are not begun, and make neither a folder nor a session secret', () => {
  const folder = temporaryFolder()
  const args = [join(PROJECT, 'content-build/commands/edge-command.ts'), 'nginx', '--app', 'https://pood.example', '--out', 'new']
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: join(folder, 'data') }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was written.')])
  expect(readdirSync(folder)).toEqual([])
})
