import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('strange files are kept for 30 days by their names, also where the memory is dropped and where one comes twice', async () => {
  vi.setSystemTime('2026-03-03T12:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const root = temporaryFolder()
  const strange = join(root, 'publisher/strange')
  const texts = () =>
    readdirSync(strange, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .toSorted()
  const store = new ReleaseStore(root)
  const manifest = await store.open()
  for (const day of ['2026-01-31', '2026-02-01']) {
    mkdirSync(join(strange, day, 'site'), { recursive: true })
    writeFileSync(join(strange, day, 'site/old.txt'), day)
  }

  writeFileSync(join(root, 'site/notes.txt'), 'first')
  store.takeStrangeAway('site/notes.txt')
  expect(readFileSync(join(strange, '2026-03-03/site/notes.txt'), 'utf8')).toBe('first')
  writeFileSync(join(root, 'site/notes.txt'), 'second')
  store.takeStrangeAway('site/notes.txt')
  mkdirSync(join(root, 'site/notes.txt'))
  writeFileSync(join(root, 'site/notes.txt/more.txt'), 'third')
  store.takeStrangeAway('site/notes.txt/more.txt')
  store.takeStrangeAway('site/gone.txt')
  expect(texts()).toEqual(['2026-01-31', '2026-02-01', 'first', 'second', 'third'])

  rmSync(join(root, 'site'), { recursive: true })
  await new ReleaseStore(root).open()
  await store.tidyUp(manifest)
  expect(texts()).toEqual(['2026-02-01', 'first', 'second', 'third'])
})
