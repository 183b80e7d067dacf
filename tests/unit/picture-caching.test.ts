import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { FolderStorage } from '#server/pictures/folder-storage.ts'
import { mediaRoutes } from '#server/pictures/media.routes.ts'

const FOR_ALL = 'public, max-age=31536000, immutable'
const FOR_ONE = 'private, max-age=31536000, immutable'
const [SHOWN, UNSHOWN] = ['a'.repeat(32), 'b'.repeat(32)]

const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-pictures-'))
const storage = new FolderStorage(join(folder, 'media'))
const published = new FolderStorage(join(folder, 'site/media'))
for (const hash of [SHOWN, UNSHOWN]) await storage.put(hash, '320.webp', Buffer.from('from the storage'))
await published.put(SHOWN, '320.webp', Buffer.from('from the site'))

const state = { hasPresentSite: true }
const app = fastify()
await app.register(mediaRoutes, { storage, published, hasPresentSite: () => state.hasPresentSite })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['every cache keeps a picture that pages show', SHOWN, true, ['from the site', FOR_ALL]],
  ['only browsers keep one that no page shows', UNSHOWN, true, ['from the storage', FOR_ONE]],
  ['only browsers keep one that pages showed when this machine published last', SHOWN, false, ['from the site', FOR_ONE]],
  ['only browsers keep one that no page showed then', UNSHOWN, false, ['from the storage', FOR_ONE]],
])('%s', async (_name, hash, hasPresentSite, expected) => {
  state.hasPresentSite = hasPresentSite
  const url = `/media/${hash}/320.webp`
  const answer = await app.inject({ url })
  expect([answer.body, answer.headers['cache-control']]).toEqual(expected)
  const known = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })
  expect([known.statusCode, known.headers['cache-control']]).toEqual([304, expected[1]])
})
