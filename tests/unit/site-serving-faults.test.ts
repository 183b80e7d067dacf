import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { siteHeaders } from '#content-build/render/site-headers.ts'
import { securityHeaders } from '#server/core/security-headers.ts'
import { siteRoutes } from '#server/site/site.routes.ts'

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
