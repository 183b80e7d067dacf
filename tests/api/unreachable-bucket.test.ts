import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openProductDatabase, withDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'
import { pictureStorage } from '#server/pictures/picture-storage.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aPhoto, upload } from '#tests/support/picture-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { unreachableBucket } from '#tests/support/unreachable-bucket.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir }, pictures: pictureStorage({ dataDir: '/nowhere', bucket: unreachableBucket() }) })

test('a published picture comes from this machine while the bucket cannot be reached', async () => {
  const hash = 'cd'.repeat(16)
  const folder = join(dataDir, 'site/media', hash)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '320.webp'), 'a picture')
  const answer = await api.visitor.get(`/media/${hash}/320.webp`)
  expect([answer.statusCode, answer.body]).toEqual([200, 'a picture'])
})

test('while the bucket cannot be reached, an upload and a picture are refused for its sake, not for the database', async () => {
  const asked = [
    await upload(api.administrator, await aPhoto({ width: 320, height: 200 })),
    await api.visitor.get(`/media/${'ab'.repeat(16)}/320.webp`),
  ]
  for (const answer of asked) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toHaveProperty('retry-after', '5')
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', detail: expect.stringMatching(/^The bucket does not answer\./) })
    // Who the bucket is, is the operator's business: the log has it.
    expect(answer.body).not.toContain('127.0.0.1')
  }
  expect(api.logged.filter(({ msg }) => msg === 'request could not be served')).toHaveLength(asked.length)
})

test('a start moves the pictures of a folder into the bucket, a command does not: the product may still have them there', async () => {
  const place = { DATA_DIR: temporaryFolder(), DATABASE_URL: String(api.orm.config.get('clientUrl')) }
  const config = { ...loadConfig({ SESSION_SECRET: 'x'.repeat(32), ...place }), bucket: unreachableBucket() }
  const folder = join(config.dataDir, 'media')
  // Without a picture the move asks no bucket.
  mkdirSync(folder)
  await withDatabase(config, { log() {}, mayCreate: false }, async () => {})
  expect(existsSync(folder)).toBe(true)
  const started = await openProductDatabase(config, { info() {}, warn() {} })
  onTestFinished(() => started.stop())
  await started.prepare()
  expect(existsSync(folder)).toBe(false)
})
