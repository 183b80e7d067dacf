import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BucketFiles } from '#content-build/deliver/bucket-files.ts'
import { ANY_VERSION, FileStates } from '#content-build/deliver/file-states.ts'
import { wantedFiles } from '#content-build/deliver/wanted-files.ts'
import { Manifest } from '#content-build/release/manifest.ts'
import { ShareFolder } from '#content-build/release/share-folder.ts'
import { MemoryBucket } from '#tests/support/memory-bucket.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A data folder with one drawn picture, and beside it what a person or a network disk has laid there. */
function folderWithStrangers(): string {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'site/share/@eaDir'), { recursive: true })
  mkdirSync(join(dataDir, 'site/share/b.jpg'))
  for (const name of ['a.jpg', 'note.txt']) writeFileSync(join(dataDir, 'site/share', name), 'a picture')
  return dataDir
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

test('what is no drawn picture is neither taken for one nor delivered, and does not end the daily tidying', async () => {
  const dataDir = folderWithStrangers()
  expect([...wantedFiles(new Manifest(), { dataDir, origin: 'https://aroomikoda.example' })]).toEqual([
    ['site/share/a.jpg', ANY_VERSION],
  ])
  const folder = await ShareFolder.open(dataDir)
  const now = new Date()
  expect(folder.sweep(new Set(), now)).toEqual([])
  folder.lookAgain()
  expect(folder.sweep(new Set(), new Date(now.getTime() + WEEK_MS))).toEqual(['site/share/a.jpg'])
  expect(existsSync(join(dataDir, 'site/share/note.txt'))).toBe(true)
})

test('a drawn picture that a person deletes before it is delivered does not hold up the others', async () => {
  const dataDir = folderWithStrangers()
  const bucket = new MemoryBucket()
  const files = new BucketFiles({ bucket, dataDir, concurrency: 1, hasPurger: false })
  const states = new FileStates()
  states.want(['gone', 'a'].map(name => [`site/share/${name}.jpg`, ANY_VERSION] as const))
  states.hold(new Map(), {})
  const { signal } = new AbortController()
  const [pictures = []] = states.nextRound()?.puts ?? []
  await files.put(pictures, { states, ended: signal, cut: signal })
  expect([...bucket.objects.keys()]).toEqual(['site/share/a.jpg'])
  expect(states.dueCount).toBe(0)
  expect(states.wantedHash('site/share/gone.jpg')).toBeUndefined()
})
