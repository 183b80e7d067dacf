import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PictureSource } from '#content-build/release/picture-files.ts'
import type { ReleasedFiles } from '#content-build/release/work-after-releases.ts'
import { Picture } from '#server/pictures/picture.entity.ts'
import { readSiteCheck } from '#server/site/site-check.ts'
import { siteWarning } from '#server/site/site-warning.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { emptyDatabase, saveText } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const site = await compiledSite()

test('while the picture storage is away edits go live without new pictures, which follow by themselves', async () => {
  const { orm } = await emptyDatabase()
  let isAway = false
  const pictures: PictureSource = {
    async read(_hash, name) {
      if (isAway) throw new Error('the bucket is away')
      return Buffer.from(name)
    },
  }
  const [before, late] = ['a'.repeat(32), 'b'.repeat(32)] as const
  const em = orm.em.fork()
  const photograph = { original: 'original.jpg', name: 'uus.jpg', width: 320, height: 200, bytes: 1, version: 1, alt: 'Uus' }
  for (const hash of [before, late])
    em.create(Picture, { ...photograph, hash, variants: { webp: [320], avif: [] }, created_at: new Date() })
  await em.flush()
  const fileOf = (hash: string) => `site/media/${hash}/320.webp`
  const saveWith = (...hashes: string[]) =>
    saveText(orm, 1, hashes.map(hash => `<figure><img src="/media/${hash}/320.webp" alt="Uus"></figure>`).join(''))

  const folder = temporaryFolder()
  const name = fileOf(late).slice('site/'.length)
  let isDelivered = false
  const delivery = {
    publishBegins() {},
    publishEnds() {},
    released: ({ manifest }: ReleasedFiles) => void (isDelivered = manifest.assets.has(name)),
  }
  const { publisher, watch } = watchedFolder({ orm, site, folder, pictures, delivery })
  await saveWith(before)
  await publisher.publishWaiting()
  isAway = true
  await saveWith(before, late)
  expect(await publisher.publishWaiting()).toMatchObject({ pictureFailure: new Error('the bucket is away') })
  expect(readFileSync(join(folder, 'site/tooteinfo.html'), 'utf8')).toContain(`/media/${late}/320.webp`)

  // Nor does it hold back what the check of the folder can mend.
  const damaged = [fileOf(before), 'site/index.html']
  for (const file of damaged) rmSync(join(folder, file))
  expect(await watch.look()).toMatchObject({ missing: damaged.toSorted(), unmended: [{ file: fileOf(before) }] })
  expect([fileOf(late), ...damaged].map(file => existsSync(join(folder, file)))).toEqual([false, false, true])

  await watch.check()
  const lacking = [fileOf(before), fileOf(late)]
  expect((await readSiteCheck(folder)).whole).toMatchObject({ missing: lacking, counts: { missing: 2, unmended: 2 } })
  expect((await siteWarning(folder))?.detail).toContain('2 could not be mended')
  expect(isDelivered).toBe(false)

  // Every few seconds the folder is looked at; a storage that was away is asked once a minute.
  isAway = false
  await watch.look()
  expect(existsSync(join(folder, fileOf(late)))).toBe(false)
  const clock = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + 60_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await watch.look()
  expect(readFileSync(join(folder, fileOf(late)), 'utf8')).toBe('320.webp')
  expect(isDelivered).toBe(true)
  await watch.check()
  expect((await readSiteCheck(folder)).whole).toMatchObject({ counts: { unmended: 0 } })
  expect((await siteWarning(folder))?.detail).toContain('all were mended')
})

test('pictures that the storage goes on refusing do not keep the others back', async () => {
  const { orm } = await emptyDatabase()
  const hashes = Array.from({ length: 40 }, (_, number) => String(number).padStart(32, '0'))
  const good = hashes.at(-1) as string
  let isAway = true
  const pictures: PictureSource = {
    async read(hash, name) {
      if (isAway || hash !== good) throw new Error('refused')
      return Buffer.from(name)
    },
  }
  const em = orm.em.fork()
  const photograph = { original: 'original.jpg', name: 'uus.jpg', width: 320, height: 200, bytes: 1, version: 1, alt: 'Uus' }
  for (const hash of hashes)
    em.create(Picture, { ...photograph, hash, variants: { webp: [320], avif: [] }, created_at: new Date() })
  await em.flush()
  await saveText(orm, 1, hashes.map(hash => `<figure><img src="/media/${hash}/320.webp" alt="Uus"></figure>`).join(''))
  const folder = temporaryFolder()
  const { publisher, watch } = watchedFolder({ orm, site, folder, pictures })
  await publisher.publishWaiting()
  isAway = false
  const isThere = () => existsSync(join(folder, `site/media/${good}/320.webp`))
  // Each round ends after a few refusals.
  for (let round = 0; round < 8 && !isThere(); round += 1) await watch.check()
  expect(isThere()).toBe(true)
})
