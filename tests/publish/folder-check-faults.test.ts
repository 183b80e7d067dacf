import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { readSiteCheck } from '#server/site/site-check.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { emptyDatabase } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const site = await compiledSite()

async function publishedFolder() {
  const { orm } = await emptyDatabase()
  const folder = temporaryFolder()
  const watched = watchedFolder({ orm, site, folder })
  await watched.publisher.publishWaiting()
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

test('a check that is asked for after a stop compares nothing: another process may publish by then', async () => {
  const { folder, watch } = await publishedFolder()
  const stop = await watch.begin(new AbortController().signal)
  await stop()
  rmSync(join(folder, 'site/index.html'))
  expect(await watch.check('asked')).toBe(false)
  expect(existsSync(join(folder, 'site/index.html'))).toBe(false)
  expect((await readSiteCheck(folder)).whole).toBeNull()
})
