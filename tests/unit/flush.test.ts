import { existsSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { flushFiles, writeDurably } from '#content-build/release/flush.ts'
import { ShareFolder } from '#content-build/release/share-folder.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Calls back at each flush of a file. */
async function atEachFlush(flushed: () => void): Promise<void> {
  const handle = await open(import.meta.filename)
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync').mockImplementation(async () => flushed())
  onTestFinished(() => sync.mockRestore())
  await handle.close()
}

test('where the system has no `sync`, many files are flushed one by one, and their folder too', async () => {
  const folder = temporaryFolder()
  const names = Array.from({ length: 65 }, (_, number) => `${number}.html`)
  for (const name of names) writeFileSync(join(folder, name), '')
  let flushes = 0
  await atEachFlush(() => (flushes += 1))
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  await flushFiles(folder, names)
  expect(flushes).toBe(66)
})

test('a drawn picture is on disk before it has its name', async () => {
  const folder = temporaryFolder()
  const pictures = await ShareFolder.open(folder)
  const isThere = () => existsSync(join(folder, 'site/share/a.jpg'))
  const seen: boolean[] = []
  await atEachFlush(() => seen.push(isThere()))
  await pictures.add('/share/a.jpg' as SitePath, Buffer.from('a picture'))
  expect([seen, isThere()]).toEqual([[false], true])
})

test('a file that cannot be written is the error, once what goes on disk beside it has failed as well', async () => {
  const folder = temporaryFolder()
  let isOver = false
  const alongside = flushFiles(folder, ['missing.html']).finally(() => (isOver = true))
  await expect(writeDurably(join(folder, 'missing/release.json'), '{}', alongside)).rejects.toThrow(/ENOENT.*missing\/release/)
  expect(isOver).toBe(true)
})
