import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { BODY } from '#common/localized-fields.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import type { ShareDesign } from '#content-build/content/share-design.ts'
import { NO_CONTENT, Snapshot } from '#content-build/content/snapshot.ts'
import { writeWholeSite } from '#content-build/process/whole-site.ts'
import type { PictureSource } from '#content-build/release/picture-files.ts'
import { drawSharePicture } from '#content-build/share-pictures/draw.ts'
import { localImage } from '#content-build/share-pictures/local-image.ts'
import { compiledSite, TEST_ORIGIN } from '../support/compiled-site.ts'
import { PICTURE_SOURCE } from '../support/publishing.ts'
import { openSharePictures, PAGES, shopWithPictures, smallShop } from '../support/share-picture-shop.ts'
import { filesOf } from '../support/site-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()

const candle: ShareDesign = {
  kind: 'product',
  locale: 'et',
  title: 'Küünal „Talvekuusk”',
  image: '/pildid/kuusk.svg',
  category: 'Lõhnaküünlad',
  priceCents: 2490,
  newPriceCents: 1990,
}
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"><rect width="80" height="100" fill="#284"/></svg>'

/** Draws beside a folder with a picture that can be read and one that cannot. */
async function draw(design: ShareDesign) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'pildid'))
  writeFileSync(join(folder, 'pildid/kuusk.svg'), PICTURE)
  writeFileSync(join(folder, 'pildid/katki.jpg'), 'no picture')
  return drawSharePicture(design, await localImage(design.image, { siteDir: folder, pictures: PICTURE_SOURCE }, NO_CONTENT))
}

const colourAt = async (jpeg: Uint8Array, left: number, top: number) =>
  [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map(value => Math.round(value / 32))

describe('a share picture', () => {
  test('is a JPEG of 1200 × 630 pixels and at most 100 kB, the same bytes each time, with the picture of its page', async () => {
    const { jpeg, trouble } = await draw(candle)
    expect(trouble).toBeNull()
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(jpeg.byteLength).toBeLessThanOrEqual(100_000)
    expect(await colourAt(jpeg, 1000, 300)).toEqual([1, 4, 2])
    expect(Buffer.from((await draw(candle)).jpeg).equals(jpeg)).toBe(true)
  })

  test('is at most 100 kB with a picture full of detail, too', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const picture = sharp({ create: { width: 504, height: 630, channels: 3, background: 'white', noise } }).png()
    const { jpeg, trouble } = await drawSharePicture(candle, await picture.toBuffer())
    expect(trouble).toBeNull()
    expect(jpeg.byteLength).toBeLessThanOrEqual(100_000)
  })

  test.each([
    'https://pildid.example/kuusk.jpg',
    '//pildid.example/kuusk.jpg',
    '/../../../etc/hostname',
    '/pildid/%',
    `/pildid/${'pikk'.repeat(100)}.jpg`,
    null,
  ])('does without the picture %s, which is not a file of ours', async image => {
    const { jpeg, trouble } = await draw({ ...candle, image })
    expect(trouble).toBeNull()
    expect(await colourAt(jpeg, 1100, 200)).toEqual([8, 8, 7])
  })

  test('does without a picture that cannot be read, and says so', async () => {
    const { jpeg, trouble } = await draw({ ...candle, image: '/pildid/katki.jpg' })
    expect(trouble).toContain('unsupported image format')
    expect(await colourAt(jpeg, 1100, 200)).toEqual([8, 8, 7])
  })

  test.each([
    ['of 200 characters', 'Eeterlike õlide kinkekomplekt metsa ja mere lõhnadega '.repeat(4).slice(0, 200)],
    ['of one word that no line holds', 'Meeskonnakoolituspäevakinkekomplektikarbike'.repeat(3)],
    ['in Cyrillic with signs', 'Свеча «Янтарь & можжевельник» <b>"50%"</b> 🎁'],
    ['that no font of ours has', '香り🎁'],
  ])('keeps a title %s within its half', async (_kind, title) => {
    const { jpeg } = await draw({ ...candle, title })
    const margins = [await colourAt(jpeg, 680, 300), await colourAt(jpeg, 30, 300), await colourAt(jpeg, 300, 620)]
    expect(margins).toEqual([
      [8, 8, 7],
      [8, 8, 7],
      [8, 8, 7],
    ])
  })
})

/** The share pictures that the pages name. */
async function namedPictures(snapshot: Snapshot, pages: readonly string[]): Promise<string[]> {
  const answers = new Answers(snapshot)
  const html = await Promise.all(pages.map(page => site.render(page as `/${string}`, new RecordingReader(answers))))
  return html
    .map(body => /og:image" content="[^"]*\/share\/([^"]+)"/.exec(Buffer.from(body).toString())?.[1] ?? 'none')
    .toSorted()
}

describe('after a release', () => {
  const drawn = (dataDir: string) => readdirSync(join(dataDir, 'site/share')).toSorted()

  test('every picture that a page names is drawn; an edit adds its own, and what no page names goes after a week', async () => {
    const dataDir = temporaryFolder()
    const { state, product } = smallShop()
    const pages = LOCALES.map(localePrefix).flatMap(prefix => [
      `${prefix}/tooted/k%C3%BC%C3%BCnlad/${product.id}`,
      `${prefix}/uudised/3`,
    ])
    const before = Snapshot.fromRows(state.rows, 2026)
    const { pictures, errors } = openSharePictures(dataDir)
    pictures.released(before, null)
    await pictures.idle()
    const first = drawn(dataDir)
    expect(first).toHaveLength(PAGES)
    expect(first).toEqual(await namedPictures(before, pages))

    state.takeTouched()
    state.update('product', product.id, { price: 51.5 })
    const edited = before.patch(state.takeTouched())
    pictures.released(edited.snapshot, edited.facts)
    await pictures.idle()
    const named = await namedPictures(edited.snapshot, pages)
    expect(drawn(dataDir)).toEqual([...new Set([...first, ...named])].toSorted())

    for (const [day, left] of [
      [1, PAGES + LOCALES.length],
      [7, PAGES + LOCALES.length],
      [8, PAGES],
    ] as const) {
      const later = openSharePictures(dataDir, day)
      later.pictures.released(edited.snapshot, null)
      await later.pictures.idle()
      expect(drawn(dataDir), `day ${day}`).toHaveLength(left)
    }
    expect(drawn(dataDir)).toEqual(named)
    expect(errors).toEqual([])
  })

  test('a start draws what an interrupted process left undone, and nothing again', async () => {
    const dataDir = temporaryFolder()
    const snapshot = Snapshot.fromRows(smallShop().state.rows, 2026)
    const interrupted = openSharePictures(dataDir)
    interrupted.pictures.released(snapshot, null)
    await interrupted.pictures.stop()
    mkdirSync(join(dataDir, 'publisher/share'), { recursive: true })
    writeFileSync(join(dataDir, 'publisher/share/half.jpg'), 'half')

    const next = openSharePictures(dataDir)
    next.pictures.released(snapshot, null)
    await next.pictures.idle()
    expect(drawn(dataDir)).toHaveLength(PAGES)
    expect(readdirSync(join(dataDir, 'publisher/share'))).toEqual([])
    expect([...interrupted.errors, ...next.errors]).toEqual([])

    const marker = join(dataDir, 'site/share', drawn(dataDir)[0] as string)
    writeFileSync(marker, 'drawn before')
    const third = openSharePictures(dataDir)
    third.pictures.released(snapshot, null)
    await third.pictures.idle()
    expect(readFileSync(marker, 'utf8')).toBe('drawn before')
  })
})

test('what the disk refused to take is drawn after the next release, whatever that changed', async () => {
  const dataDir = temporaryFolder()
  const snapshot = Snapshot.fromRows(smallShop().state.rows, 2026)
  mkdirSync(join(dataDir, 'site'))
  writeFileSync(join(dataDir, 'site/share'), 'in the way')
  const { pictures, errors } = openSharePictures(dataDir)
  // The folder's watch has it tried again every few seconds.
  for (let tries = 0; tries < 3; tries += 1) {
    pictures.released(snapshot, null)
    await pictures.idle()
  }
  expect(errors).toEqual(['share pictures could not be written; the pages are not concerned'])

  rmSync(join(dataDir, 'site/share'))
  pictures.released(snapshot, new Set(['text:1']))
  await pictures.idle()
  expect(readdirSync(join(dataDir, 'site/share'))).toHaveLength(PAGES)
})

test('drawing again where the folder of the pictures is refused says so, and draws them once it is not', async () => {
  const dataDir = temporaryFolder()
  const { pictures, errors } = openSharePictures(dataDir)
  pictures.released(Snapshot.fromRows(smallShop().state.rows, 2026), null)
  await pictures.idle()
  const folder = join(dataDir, 'site/share')
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'in the way')
  pictures.drawAgain()
  expect(pictures.isIncomplete).toBe(true)
  pictures.drawAgain()
  await pictures.idle()
  expect(errors).toEqual(['share pictures could not be written; the pages are not concerned'])
  rmSync(folder)
  pictures.drawAgain()
  await pictures.idle()
  expect(readdirSync(folder)).toHaveLength(PAGES)
})

test('a whole site without its pictures says which are missing, and draws no share picture that a later one would copy', async () => {
  const dataDir = temporaryFolder()
  const { snapshot, files } = shopWithPictures(1)
  const outDir = join(dataDir, 'out')
  const write = (pictures: PictureSource) => writeWholeSite({ site, snapshot, pictures, outDir, sharePictures: { dataDir } })
  const { lacking } = await write({ read: async () => null })
  expect(lacking).toEqual(expect.arrayContaining(files))
  expect(readdirSync(join(outDir, 'share'))).toHaveLength(LOCALES.length)
  expect(await write(PICTURE_SOURCE)).toMatchObject({ lacking: [] })
  expect(readdirSync(join(outDir, 'share'))).toHaveLength(PAGES)
})

test('the whole site as files has the picture of every page, copied where it is drawn already', async () => {
  const dataDir = temporaryFolder()
  const { state } = smallShop()
  for (let id = 1; id <= 9; id += 1) state.set('text', { id, ...BODY.pick({ body: '<p>Tekst</p>' }) })
  const snapshot = Snapshot.fromRows(state.rows, 2026)
  const outDir = join(dataDir, 'out')
  await writeWholeSite({ site, snapshot, pictures: PICTURE_SOURCE, outDir, sharePictures: { dataDir } })
  const files = filesOf(outDir)
  const named = Object.keys(files)
    .filter(file => file.endsWith('.html'))
    .flatMap(file => /og:image" content="([^"]+)"/.exec(readFileSync(join(outDir, file), 'utf8'))?.[1] ?? [])
  expect(named.filter(url => url.includes('/share/'))).toHaveLength(PAGES)
  expect(named.map(url => url.replace(`${TEST_ORIGIN}/`, '')).filter(file => !(file in files))).toEqual([])

  const copied = named.find(url => url.includes('/share/'))?.replace(`${TEST_ORIGIN}/`, '') as string
  writeFileSync(join(outDir, copied), 'drawn before')
  await writeWholeSite({ site, snapshot, pictures: PICTURE_SOURCE, outDir, sharePictures: { dataDir } })
  expect(readFileSync(join(outDir, copied), 'utf8')).toBe('drawn before')
})
