import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadPlace } from '#server/core/config.ts'
import { readStatus } from '#server/status/read-status.ts'
import { statusReport } from '#server/status/status-report.ts'

/** Answers `/readyz` like this, in place of a product. @returns the port */
async function serveReadiness(status: number, body: object): Promise<number> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 404).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

function dataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'status-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

test('a product that is ready says so, with its warnings, the pages that cannot be built and the free space', async () => {
  const warnings = [{ code: 'MAILS_NOT_SENT', detail: 'mails that do not go out: 2 tried again, 0 given up' }]
  const port = await serveReadiness(200, { ready: true, parts: { database: true }, warnings, held_pages: ['/tooted/x/1'] })
  const status = await readStatus({ host: '0.0.0.0', port, dataDir: dataFolder() })
  expect(status.process).toBe('ready')
  const text = statusReport(status)
  expect(text).toContain(`Aroomikoda at http://127.0.0.1:${port}: ready`)
  expect(text).toContain('! MAILS_NOT_SENT: mails that do not go out: 2 tried again, 0 given up')
  expect(text).toContain('! pages that cannot be built: /tooted/x/1')
  expect(text).toMatch(/Data .+, [\d.]+ GB of [\d.]+ GB free/)
  expect(text).toContain('Published  not yet by this machine')
})

test('the last publication is that of the highest number, whatever the time of the folder of records', async () => {
  const dataDir = dataFolder()
  const releases = join(dataDir, 'publisher', 'releases')
  mkdirSync(releases, { recursive: true })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const [number, days] of [
    [9, 5],
    [10, 2],
  ] as const) {
    writeFileSync(join(releases, `${number}.json`), '{}')
    utimesSync(join(releases, `${number}.json`), daysAgo(days), daysAgo(days))
  }
  expect(statusReport(await readStatus({ host: '127.0.0.1', port: 1, dataDir }))).toContain('Published  2 days ago')
})

test('a product that is not ready names the parts that are missing', async () => {
  const port = await serveReadiness(503, { code: 'UNAVAILABLE', parts: { database: false, site: true, mail: false } })
  const text = statusReport(await readStatus({ host: '127.0.0.1', port, dataDir: dataFolder() }))
  expect(text).toContain('Not there: database, mail')
})

test('the report says that a product does not answer and that its folder is missing, and makes no folder', async () => {
  const dataDir = join(dataFolder(), 'missing')
  const status = await readStatus({ host: '127.0.0.1', port: 1, dataDir })
  expect(statusReport(status)).toMatch(/does not answer \(.+\)\. Is it started, with this HOST and PORT\?/)
  expect(statusReport(status)).toContain(`Data       ${dataDir} (not there)`)
  expect(existsSync(dataDir)).toBe(false)
})

test('the report has a reason also where a name has several addresses and none answers', async () => {
  // As Node reports `localhost` of two addresses.
  const cause = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })))
  onTestFinished(() => void vi.unstubAllGlobals())
  const status = await readStatus({ host: 'localhost', port: 1, dataDir: dataFolder() })
  expect(statusReport(status)).toContain('does not answer (ECONNREFUSED).')
})

test('the status of a product needs no session secret, and makes none', () => {
  const [dataDir, elsewhere] = [dataFolder(), dataFolder()]
  const file = join(elsewhere, 'session_secret')
  writeFileSync(file, 'x'.repeat(40))
  const place = { HOST: '0.0.0.0', PORT: '3001', DATA_DIR: dataDir }
  for (const secret of [{ SESSION_SECRET_FILE: file }, { SESSION_SECRET: '' }, {}]) {
    expect(loadPlace({ ...place, ...secret })).toMatchObject({ host: '0.0.0.0', port: 3001, dataDir })
  }
  expect(readdirSync(dataDir)).toEqual([])
})
