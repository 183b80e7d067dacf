import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DIST_DIR } from '#content-build/process/publish-process.ts'
import { startPublishWorker } from '#content-build/process/worker.ts'
import { loadCompiledSite } from '#content-build/render/compiled-site.ts'
import { siteCheckFile } from '#server/site/site-check.ts'
import { emptyDatabase } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { publishedFiles, watchedFolder } from '../support/watched-folder.ts'

const PROJECT = join(import.meta.dirname, '../..')
const ORIGIN = 'http://localhost:3000'

/** `npm run verify`, installed and compiled. */
async function verify(dataDir: string, databaseUrl: string): Promise<{ code: number | null; lines: string[] }> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: ORIGIN }
  const child = spawn(process.execPath, ['content-build/commands/verify-command.ts'], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, SESSION_SECRET: 'x'.repeat(40), DEMO_CONTENT: 'off' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  // Told every half a minute on a machine that is busy.
  const lines = output.trimEnd().split('\n')
  return { code, lines: lines.filter(line => !line.startsWith('Still waiting.')) }
}

function damage(folder: string): void {
  writeFileSync(join(folder, 'site/asutajast.html'), 'changed')
  rmSync(join(folder, 'site/en/index.html'))
  writeFileSync(join(folder, 'site/strange.txt'), 'strange')
}

const FOUND = [
  'changed  site/asutajast.html',
  'missing  site/en/index.html',
  'strange  site/strange.txt',
  expect.stringMatching(/^\d+ files were compared .+, \d+ pages with a full render \(.+ s\): 3 differed, all are mended\.$/),
  expect.stringMatching(/^What was changed is kept in .+\/publisher\/previous until 10 more releases are out\.$/),
  expect.stringMatching(/^What was strange is kept in .+\/publisher\/strange for 30 days\.$/),
]

/** A published folder under a running product. */
async function publishedFolder() {
  const { orm, databaseUrl } = await emptyDatabase()
  const folder = temporaryFolder()
  const site = await loadCompiledSite(DIST_DIR, { origin: ORIGIN, apiUrl: '' })
  const { publisher, watch, log } = watchedFolder({ orm, site, folder })
  const { signal } = new AbortController()
  const worker = await startPublishWorker({ orm, publisher, folderWatch: watch, log, signal, onStandby() {}, onReady() {} })
  let stopped: Promise<void> | null = null
  const stop = () => (stopped ??= worker.stop())
  onTestFinished(stop)
  return { folder, databaseUrl, watch, whole: publishedFiles(folder), stop }
}

const CLEAN = expect.stringMatching(/with a full render \(.+ s\): all are as published\.$/)

test('npm run verify names exactly the changed, the missing and the strange file and mends them, beside a running product', async () => {
  const { folder, databaseUrl, watch, whole } = await publishedFolder()
  const asked = 'The running product checks its published files; edits go first.'
  damage(folder)
  expect(await verify(folder, databaseUrl)).toEqual({ code: 0, lines: [asked, ...FOUND] })
  expect(publishedFiles(folder)).toEqual(whole)

  // What the product has mended by itself by then is named apart, and what an earlier check found is not named again.
  damage(folder)
  await watch.look()
  const before = expect.stringMatching(/^Before it was asked, at .+Z, the product had found and mended by itself:$/)
  const named = FOUND.slice(0, 3).map(line => `  ${String(line)}`)
  expect((await verify(folder, databaseUrl)).lines).toEqual([asked, CLEAN, before, ...named])
})

test('npm run verify names and mends what differs without a running product, too, and then finds all as published', async () => {
  const { folder, databaseUrl, whole, stop } = await publishedFolder()
  await stop()
  damage(folder)
  expect(await verify(folder, databaseUrl)).toEqual({ code: 0, lines: ['Checking the published files.', ...FOUND] })
  expect(publishedFiles(folder)).toEqual(whole)
  expect(await verify(folder, databaseUrl)).toEqual({ code: 0, lines: ['Checking the published files.', CLEAN] })
})

test('a check that was asked for is made again only where a stop kept it from being made, or where another one came after it', async () => {
  const { orm } = await emptyDatabase()
  const site = await loadCompiledSite(DIST_DIR, { origin: ORIGIN, apiUrl: '' })
  const folder = temporaryFolder()
  const { watch } = watchedFolder({ orm, site, folder })
  await (
    await watch.begin(new AbortController().signal)
  )()
  expect(await watch.check('asked')).toBe(false)
  onTestFinished(await watch.begin(new AbortController().signal))
  expect(await watch.check('asked')).toBe(true)
  const report = () => readFileSync(siteCheckFile(folder), 'utf8')
  const last = report()
  await watch.check('asked')
  expect(report()).toBe(last)
  await watch.check('another')
  expect(await watch.check('asked')).toBe(true)
  expect(report()).toContain('"id":"asked"')
})
