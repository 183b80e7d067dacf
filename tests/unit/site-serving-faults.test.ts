import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ADMIN_PAGES, type AdminPage, adminPageFile } from '#common/admin-pages.ts'
import { adminPaths } from '#common/admin-paths.ts'
import { siteHeaders } from '#content-build/render/site-headers.ts'
import { securityHeaders } from '#server/core/security-headers.ts'
import { siteRoutes } from '#server/site/site.routes.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-site-faults-'))
const headers = siteHeaders("default-src 'self'", 'https://aroomikoda.example')
const PAGE = '<!doctype html><html lang="et"></html>'
/** More than Node reads at once: reading such a file fails, also for root. */
const UNREADABLE_BYTES = 3 * 1024 ** 3
write('tooted.html', PAGE)
write('404.html', PAGE)
write('_headers', headers)

const app = fastify()
await app.register(securityHeaders, { isEncrypted: true })
await app.register(siteRoutes({ dataDir }).files)
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

function write(file: string, body: string): string {
  const path = join(dataDir, 'site', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
  return path
}

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })

test('a script that cannot be read is kept by no browser, although its file would be for a year', async () => {
  truncateSync(write('_astro/a.js', ''), UNREADABLE_BYTES)
  const answer = await get('/_astro/a.js')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
})

test('a page that cannot be read says so in words, and loads again by itself', async () => {
  truncateSync(write('uudised.html', ''), UNREADABLE_BYTES)
  const answer = await get('/uudised')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('http-equiv="refresh"')
})

test('pages keep their policy while the file with the headers is gone or cannot be read', async () => {
  const policy = async () => (await get('/tooted')).headers['content-security-policy']
  expect(await policy()).toContain("default-src 'self'")
  const file = join(dataDir, 'site/_headers')
  onTestFinished(() => void write('_headers', headers))
  truncateSync(file, UNREADABLE_BYTES)
  expect(await policy()).toContain("default-src 'self'")
  rmSync(file)
  expect(await policy()).toContain("default-src 'self'")
})

test('before any headers are published no page goes out: it would have no policy. A compiled script does', async () => {
  const [first, clientDir] = [temporaryFolder(), temporaryFolder()]
  const account = ADMIN_PAGES.find(({ route }) => route === adminPaths.account) as AdminPage
  const script = '_astro/b.js'
  for (const dir of [join(first, 'site'), join(first, 'admin/et'), join(clientDir, '_astro')]) mkdirSync(dir, { recursive: true })
  for (const page of ['site/tooted.html', `admin/${adminPageFile('et', account)}`]) writeFileSync(join(first, page), PAGE)
  writeFileSync(join(clientDir, script), 'let b')
  const { files, guarded } = siteRoutes({ dataDir: first, clientDir })
  const starting = fastify().decorateRequest('session', { getter: () => ({ user: {} }) as never })
  await starting.register(files)
  await starting.register(guarded)
  onTestFinished(() => starting.close())
  const addresses = ['/tooted', account.route, `/${script}`]
  const statuses = () => Promise.all(addresses.map(async url => (await starting.inject({ url })).statusCode))
  expect(await statuses()).toEqual([503, 503, 200])
  // A release writes them last.
  writeFileSync(join(first, 'site/_headers'), headers)
  expect(await statuses()).toEqual([200, 200, 200])
})
