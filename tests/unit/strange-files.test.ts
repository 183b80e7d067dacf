import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A data folder on 3 March 2026, and the place of its strange files. */
async function openedStore() {
  vi.setSystemTime('2026-03-03T12:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const root = temporaryFolder()
  const store = new ReleaseStore(root)
  const manifest = await store.open()
  return { root, store, manifest, strange: join(root, 'publisher/strange') }
}

/** What the kept files hold. */
const textsIn = (strange: string) =>
  readdirSync(strange, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .toSorted()

test('a strange file is kept under the day and its own name', async () => {
  const { root, store, strange } = await openedStore()
  writeFileSync(join(root, 'site/notes.txt'), 'mine')
  store.takeStrangeAway('site/notes.txt')
  expect(readFileSync(join(strange, '2026-03-03/site/notes.txt'), 'utf8')).toBe('mine')
  expect(readdirSync(join(root, 'site'))).not.toContain('notes.txt')
})

test('a second one of the same name, and a folder of that name, are kept beside the first; one that is gone is no fault', async () => {
  const { root, store, strange } = await openedStore()
  for (const text of ['first', 'second']) {
    writeFileSync(join(root, 'site/notes.txt'), text)
    store.takeStrangeAway('site/notes.txt')
  }
  mkdirSync(join(root, 'site/notes.txt'))
  writeFileSync(join(root, 'site/notes.txt/more.txt'), 'third')
  store.takeStrangeAway('site/notes.txt/more.txt')
  store.takeStrangeAway('site/gone.txt')
  expect(textsIn(strange)).toEqual(['first', 'second', 'third'])
})

test('strange files outlive a publish of the whole site, and go after 30 days', async () => {
  const { root, store, manifest, strange } = await openedStore()
  // 31 and 30 days ago.
  for (const day of ['2026-01-31', '2026-02-01']) {
    mkdirSync(join(strange, day, 'site'), { recursive: true })
    writeFileSync(join(strange, day, 'site/old.txt'), day)
  }
  rmSync(join(root, 'site'), { recursive: true })
  await new ReleaseStore(root).open()
  expect(textsIn(strange)).toEqual(['2026-01-31', '2026-02-01'])
  await store.tidyUp(manifest)
  expect(textsIn(strange)).toEqual(['2026-02-01'])
})
