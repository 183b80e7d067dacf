import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('strange files are kept for 30 days by their names, also where the memory is dropped and where one comes twice', async () => {
  const root = temporaryFolder()
  const strange = join(root, 'publisher/strange')
  const day = join(strange, new Date().toISOString().slice(0, 10))
  const texts = () =>
    readdirSync(strange, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .toSorted()
  const store = new ReleaseStore(root)
  const manifest = await store.open()
  mkdirSync(join(strange, '2026-01-01/site'), { recursive: true })
  writeFileSync(join(strange, '2026-01-01/site/old.txt'), 'old')

  writeFileSync(join(root, 'site/notes.txt'), 'first')
  store.takeStrangeAway('site/notes.txt')
  expect(readFileSync(join(day, 'site/notes.txt'), 'utf8')).toBe('first')
  writeFileSync(join(root, 'site/notes.txt'), 'second')
  store.takeStrangeAway('site/notes.txt')
  mkdirSync(join(root, 'site/notes.txt'))
  writeFileSync(join(root, 'site/notes.txt/more.txt'), 'third')
  store.takeStrangeAway('site/notes.txt/more.txt')
  store.takeStrangeAway('site/gone.txt')
  expect(texts()).toEqual(['first', 'old', 'second', 'third'])

  rmSync(join(root, 'site'), { recursive: true })
  await new ReleaseStore(root).open()
  await store.tidyUp(manifest)
  expect(texts()).toEqual(['first', 'second', 'third'])
})
