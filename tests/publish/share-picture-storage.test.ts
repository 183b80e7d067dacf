import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import type { PictureSource } from '#content-build/release/picture-files.ts'
import { PICTURE_SOURCE } from '../support/publishing.ts'
import { openSharePictures, PAGES, shopWithPictures } from '../support/share-picture-shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const WAIT = { timeout: 30_000 }

test.each([
  ['lacks', async () => null],
  ['cannot give', () => Promise.reject(new Error('the bucket is away'))],
])('a share picture waits for a picture that the storage %s: logged once, and drawn when that is there', async (_kind, read) => {
  const dataDir = temporaryFolder()
  const { snapshot } = shopWithPictures(1)
  let isBack = false
  let asked = 0
  const source = { read: (hash: string, name: string) => ((asked += 1), isBack ? PICTURE_SOURCE.read(hash, name) : read()) }
  const { pictures, errors } = openSharePictures(dataDir, 0, { pictures: source, tryAgainAfterMs: 1 })
  pictures.released(snapshot, null)
  await pictures.idle()
  await expect.poll(() => asked, WAIT).toBeGreaterThan(2)
  expect(readdirSync(join(dataDir, 'site/share'))).toHaveLength(LOCALES.length)
  expect(errors).toEqual(['a share picture waits for the picture of its page'])
  isBack = true
  await expect.poll(() => readdirSync(join(dataDir, 'site/share')), WAIT).toHaveLength(PAGES)
})

test('pictures that cannot be read keep no other from being drawn, however many they are', async () => {
  const dataDir = temporaryFolder()
  const { snapshot, files } = shopWithPictures(8)
  const bad = files.slice(0, 6)
  let asked = 0
  const read: PictureSource['read'] = async (hash, name) => {
    asked += 1
    if (bad.some(file => file.includes(hash))) throw new Error('EACCES')
    return PICTURE_SOURCE.read(hash, name)
  }
  const { pictures, errors } = openSharePictures(dataDir, 0, { pictures: { read }, tryAgainAfterMs: 1 })
  pictures.released(snapshot, null)
  await expect.poll(() => readdirSync(join(dataDir, 'site/share')), WAIT).toHaveLength(PAGES + LOCALES.length)
  const before = asked
  await expect.poll(() => asked, WAIT).toBeGreaterThan(before + 2 * bad.length)
  const told = errors.filter(line => line.includes('waits'))
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThanOrEqual(bad.length)
})

test('a storage that hangs is asked once a round, and neither keeps others from being drawn nor the end waiting', async () => {
  const dataDir = temporaryFolder()
  const { snapshot } = shopWithPictures(3)
  const asked: (AbortSignal | undefined)[] = []
  const source: PictureSource = {
    read: (_hash, _name, { signal } = {}) => {
      asked.push(signal)
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    },
  }
  const { pictures, errors } = openSharePictures(dataDir, 0, { pictures: source, readWithinMs: 1 })
  pictures.released(snapshot, null)
  await pictures.idle()
  expect(asked).toHaveLength(1)
  expect(readdirSync(join(dataDir, 'site/share'))).toHaveLength(LOCALES.length)
  expect(errors).toEqual(['a share picture waits for the picture of its page'])

  const next = openSharePictures(dataDir, 0, { pictures: source })
  next.pictures.released(snapshot, null)
  await expect.poll(() => asked, WAIT).toHaveLength(2)
  await next.pictures.stop()
  expect(next.errors).toEqual([])
})

test('a stop while a picture is read draws nothing more', async () => {
  const dataDir = temporaryFolder()
  const { snapshot } = shopWithPictures(1)
  const isAsked = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  const read: PictureSource['read'] = async (hash, name) => {
    isAsked.resolve()
    await mayAnswer.promise
    return PICTURE_SOURCE.read(hash, name)
  }
  const { pictures } = openSharePictures(dataDir, 0, { pictures: { read } })
  pictures.released(snapshot, null)
  await isAsked.promise
  const before = readdirSync(join(dataDir, 'site/share'))
  const stopped = pictures.stop()
  mayAnswer.resolve()
  await stopped
  expect(readdirSync(join(dataDir, 'site/share'))).toEqual(before)
})
