import fs, { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { readSiteCheck, siteCheckFile } from '#server/site/site-check.ts'
import { siteWarning } from '#server/site/site-warning.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { firstPublish } from '../support/first-publish.ts'
import { emptyDatabase, NO_CONTENT } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const site = await compiledSite()

async function publishedFolder() {
  const { orm } = await emptyDatabase()
  const folder = temporaryFolder()
  const watched = watchedFolder({ orm, site, folder })
  await firstPublish(NO_CONTENT, folder, () => watched.publisher.publishWaiting())
  return { ...watched, folder }
}

test('a disk that was full for a moment does not end the watch: what was deleted is back, also what is deleted later', async () => {
  const { folder, watch } = await publishedFolder()
  const [first, second] = ['site/asutajast.html', 'site/index.html'].map(file => join(folder, file)) as [string, string]
  rmSync(first)
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  const stage = vi.spyOn(ReleaseStore.prototype, 'stage').mockImplementationOnce(() => {
    throw full
  })
  onTestFinished(() => stage.mockRestore())
  await expect(watch.look()).rejects.toThrow(full)
  rmSync(second)
  await watch.look()
  expect([first, second].map(file => existsSync(file))).toEqual([true, true])
})

test('a check on a full disk writes its report over the former one; where that has no room, too, it writes why it failed', async () => {
  const { folder, watch } = await publishedFolder()
  const report = siteCheckFile(folder)
  await watch.check('former')
  // Whatever is written there meets a full disk.
  symlinkSync('/dev/full', `${report}.partial`)
  await watch.check('over the former one')
  expect((await readSiteCheck(folder)).whole).toMatchObject({ id: 'over the former one', failure: null })
  expect(existsSync(`${report}.partial`)).toBe(false)

  rmSync(report)
  for (const file of [report, `${report}.partial`]) symlinkSync('/dev/full', file)
  await watch.check('failed')
  expect((await readSiteCheck(folder)).whole).toMatchObject({ id: 'failed', failure: expect.stringContaining('ENOSPC') })
})

test('a check that is asked for after a stop compares nothing: another process may publish by then', async () => {
  const { folder, watch } = await publishedFolder()
  const stop = await watch.begin(new AbortController().signal)
  await stop()
  rmSync(join(folder, 'site/index.html'))
  expect(await watch.check('asked')).toBe(false)
  expect(existsSync(join(folder, 'site/index.html'))).toBe(false)
  expect((await readSiteCheck(folder)).whole).toBeNull()
})

test('a folder that may not be read or entered is named with the reason, and all else is mended', async () => {
  const { folder, publisher, watch } = await publishedFolder()
  const [hidden, listed] = ['site/en', 'site/ru'].map(dir => join(folder, dir)) as [string, string]
  writeFileSync(join(listed, 'note.txt'), '')
  rmSync(join(folder, 'site/index.html'))
  refuse('readdirSync', path => path === hidden || path.startsWith(`${hidden}/`))
  for (const call of ['lstatSync', 'renameSync'] as const)
    refuse(call, path => path.startsWith(`${hidden}/`) || path.startsWith(`${listed}/`))
  const { missing, changed, strange, unmended } = await watch.look()
  const refused = ['site/en/index.html', 'site/ru/index.html', 'site/ru/note.txt']
  expect([missing, changed, strange]).toEqual([
    ['site/index.html'],
    expect.arrayContaining(refused.slice(0, 2)),
    ['site/ru/note.txt'],
  ])
  expect(unmended).toEqual(expect.arrayContaining(refused.map(file => ({ file, reason: expect.stringContaining('EACCES') }))))
  expect(existsSync(join(folder, 'site/index.html'))).toBe(true)
  expect(publisher.released).not.toBeNull()
  expect(await siteWarning(folder)).toMatchObject({ code: 'SITE_DIFFERED', detail: expect.stringContaining('EACCES') })
})

test('what a person has mended is told as unmended no longer', async () => {
  const { folder, watch } = await publishedFolder()
  const [strange, page] = ['site/note.txt', 'site/index.html'].map(file => join(folder, file)) as [string, string]
  let isRefused = true
  refuse('lstatSync', path => path === page && isRefused)
  refuse('renameSync', path => path === strange || path === page)
  writeFileSync(strange, '')
  await watch.look()
  expect((await siteWarning(folder))?.detail).toContain('2 could not be mended')
  rmSync(strange)
  await watch.look()
  expect((await siteWarning(folder))?.detail).toContain('1 could not be mended, the first site/index.html')
  isRefused = false
  await watch.look()
  expect((await siteWarning(folder))?.detail).toContain('all were mended')
})

test('a file and a folder whose names are no UTF-8, as an old zip has them, are moved aside and kept', async () => {
  const { folder, watch } = await publishedFolder()
  const named = (ending: string) => Buffer.concat([Buffer.from(join(folder, 'site/p')), Buffer.of(0xf5), Buffer.from(ending)])
  writeFileSync(named('hi.jpg'), '')
  mkdirSync(named('hi'))
  writeFileSync(named('hi/more.jpg'), '')
  const names = ['site/p\uFFFDhi', 'site/p\uFFFDhi.jpg']
  expect(await watch.look()).toMatchObject({ strange: names, unmended: [] })
  const left = readdirSync(join(folder, 'site')).filter(name => name.startsWith('p\uFFFD'))
  const kept = readdirSync(join(folder, 'publisher/strange'), { recursive: true, encoding: 'utf8' })
  expect([left, kept.filter(name => name.endsWith('.jpg'))]).toEqual([[], [expect.any(String), expect.any(String)]])
  expect(await watch.look()).toMatchObject({ strange: [] })
})

/** Refuses a call for some paths, as modes do: these do not hinder root, who may run the tests. */
function refuse(call: 'lstatSync' | 'readdirSync' | 'renameSync', concerns: (path: string) => boolean): void {
  const real = fs[call] as (path: string, more: never) => unknown
  const put = (made: typeof real) => {
    Object.assign(fs, { [call]: made })
    syncBuiltinESMExports()
  }
  put((path, more) => {
    if (concerns(path)) throw Object.assign(new Error(`EACCES: permission denied, ${call} '${path}'`), { code: 'EACCES' })
    return real(path, more)
  })
  onTestFinished(() => put(real))
}
