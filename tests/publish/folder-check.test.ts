import {
  existsSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Found } from '#content-build/folder-check/site-report.ts'
import type { FolderWatch } from '#content-build/process/folder-watch.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { loadDemoContent } from '#demo/load-demo-content.ts'
import { openDatabase } from '#server/app/database.ts'
import { readSiteCheck } from '#server/site/site-check.ts'
import { siteWarning } from '#server/site/site-warning.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { demoMedia } from '../support/demo-media.ts'
import { firstPublish } from '../support/first-publish.ts'
import { createTestDatabase } from '../support/postgres.ts'
import { DEMO_COMPANY, saveFeedback } from '../support/publishing-process.ts'
import { publishedFiles, watchedFolder, type WatchTold } from '../support/watched-folder.ts'

const site = await compiledSite()
const inTime = { timeout: 60_000, interval: 20 }

let orm: MikroORM
const root = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
/** The demo company as published once. */
const published = join(root, 'published')

beforeAll(async () => {
  const database = await createTestDatabase()
  orm = await openDatabase({ databaseUrl: database.databaseUrl })
  await loadDemoContent(orm, demoMedia)
  await firstPublish(DEMO_COMPANY, published, () => startWatch(published).publisher.publishWaiting())
  return async () => {
    await orm.close()
    await database.drop()
  }
})

describe('a look at the published folders, every few seconds,', () => {
  let folder: string
  let watch: FolderWatch
  let whole: Record<string, string>

  beforeAll(async () => {
    folder = copyOfPublished()
    const started = startWatch(folder)
    watch = started.watch
    await started.publisher.publishWaiting()
    expect(await watch.look()).toMatchObject({ changed: [], missing: [], strange: [] })
    whole = publishedFiles(folder)
  })

  const at = (...names: string[]) => join(folder, ...names)
  const someFile = (dir: string) =>
    `${dir}/${readdirSync(at(dir), { recursive: true, encoding: 'utf8' }).find(name => statSync(at(dir, name)).isFile())}`
  const nothing: Found = { changed: [], missing: [], strange: [], unmended: [] }

  test.each<[string, () => Partial<Found>]>([
    ['a page that was deleted', () => remove('site/asutajast.html')],
    ['a script or style sheet that was deleted', () => remove(someFile('site/_astro'))],
    ['a picture that was deleted', () => remove(someFile('site/media'))],
    ['the headers that were deleted', () => remove('site/_headers')],
    ['a page for administrators that was deleted', () => remove(someFile('admin'))],
    [
      'a page in which one letter was changed, its size and time kept',
      () => {
        const { atime, mtime } = statSync(at('site/index.html'))
        writeFileSync(at('site/index.html'), readFileSync(at('site/index.html'), 'utf8').replace('<title>', '<Title>'))
        utimesSync(at('site/index.html'), atime, mtime)
        return { changed: ['site/index.html'] }
      },
    ],
    ['a picture that was cut short', () => change(someFile('site/media'))],
    [
      'a page that became a folder',
      () => {
        remove('site/kontakt.html')
        mkdirSync(at('site/kontakt.html/deep'), { recursive: true })
        writeFileSync(at('site/kontakt.html/deep/file'), '')
        return { changed: ['site/kontakt.html'] }
      },
    ],
    [
      'a page that became a link',
      () => {
        renameSync(at('site/tooteinfo.html'), at('elsewhere.html'))
        symlinkSync(at('elsewhere.html'), at('site/tooteinfo.html'))
        return { changed: ['site/tooteinfo.html'] }
      },
    ],
    [
      'a file and a folder that do not belong there',
      () => {
        writeFileSync(at('site/võõras.html'), '<script>alert(1)</script>')
        mkdirSync(at('admin/võõras'))
        writeFileSync(at('admin/võõras/fail.txt'), '')
        symlinkSync('/etc', at('site/etc'))
        return { strange: ['admin/võõras/fail.txt', 'site/etc', 'site/võõras.html'] }
      },
    ],
  ])('finds and mends %s', async (_what, damage) => {
    const expected = damage()
    expect(await watch.look()).toMatchObject({ ...nothing, ...expected })
    expect(publishedFiles(folder)).toEqual(whole)
    expect(await watch.look()).toMatchObject(nothing)
  })

  test.each(['site', 'admin', 'site/en', 'site/_astro'])('finds and mends the folder %s that was deleted', async name => {
    rmSync(at(name), { recursive: true })
    const { missing, changed, strange, unmended } = await watch.look()
    expect({ changed, strange, unmended }).toEqual({ changed: [], strange: [], unmended: [] })
    expect(missing).toEqual(
      Object.keys(whole)
        .filter(file => file.startsWith(`${name}/`))
        .toSorted(),
    )
    expect(publishedFiles(folder)).toEqual(whole)
  })

  test('puts a folder back that became a link, and writes nothing where the link leads', async () => {
    renameSync(at('site/ru'), at('elsewhere'))
    rmSync(at('elsewhere/index.html'))
    symlinkSync(at('elsewhere'), at('site/ru'))
    expect(await watch.look()).toMatchObject({ strange: ['site/ru'], unmended: [] })
    expect(publishedFiles(folder)).toEqual(whole)
    expect(readdirSync(at('elsewhere'))).not.toContain('index.html')
  })

  test('keeps what it replaces and takes away', async () => {
    writeFileSync(at('site/märkmed.txt'), 'kept words')
    writeFileSync(at('site/asutajast.html'), 'other words')
    await watch.look()
    const kept = readdirSync(at('publisher'), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    expect(kept).toEqual(expect.arrayContaining(['kept words', 'other words']))
  })

  test("writes the publisher's memory again where that was deleted, so that the next start knows what is released", async () => {
    rmSync(at('publisher'), { recursive: true })
    expect(await watch.look()).toMatchObject({ missing: ['publisher'] })
    const { publisher } = startWatch(folder)
    expect(await publisher.publishWaiting()).toMatchObject({ rendered: 0, written: [] })
  })

  test('tells of it in the log, and for three days on /readyz', async () => {
    const told: object[] = []
    // What was found a moment before would be told together with it.
    rmSync(join(folder, 'site-check.json'), { force: true })
    const { publisher, watch: telling } = startWatch(folder, { warn: fields => told.push(fields) })
    await publisher.publishWaiting()
    remove('site/asutajast.html')
    await telling.look()
    expect(told).toEqual([{ missing: { files: 1, first: ['site/asutajast.html'] } }])
    const detail = expect.stringContaining('0 changed, 1 missing, 0 strange; all were mended')
    expect(await siteWarning(folder)).toEqual({ code: 'SITE_DIFFERED', detail })
    expect(await siteWarning(folder, new Date(Date.now() + 4 * 24 * 60 * 60 * 1000))).toBeNull()
  })

  function remove(file: string) {
    rmSync(at(file))
    return { missing: [file] }
  }

  function change(file: string) {
    writeFileSync(at(file), readFileSync(at(file)).subarray(0, 100))
    return { changed: [file] }
  }
})

describe('a check of every byte', () => {
  test('names exactly the changed, the missing and the strange file, and mends them', async () => {
    const folder = copyOfPublished()
    const { publisher, watch } = startWatch(folder)
    await publisher.publishWaiting()
    const whole = publishedFiles(folder)
    writeFileSync(join(folder, 'site/asutajast.html'), 'changed')
    rmSync(join(folder, 'site/en/index.html'))
    writeFileSync(join(folder, 'site/strange.txt'), 'strange')
    await watch.check('asked')
    expect((await readSiteCheck(folder)).whole).toMatchObject({
      id: 'asked',
      failure: null,
      changed: ['site/asutajast.html'],
      missing: ['site/en/index.html'],
      strange: ['site/strange.txt'],
      counts: { changed: 1, missing: 1, strange: 1, unmended: 0 },
    })
    expect(publishedFiles(folder)).toEqual(whole)
    // A stop that interrupts a check is no finding.
    await (
      await watch.begin(AbortSignal.abort())
    )()
    await watch.check('stopped')
    expect((await readSiteCheck(folder)).whole).toMatchObject({ id: 'asked' })
  })

  test('finds and mends a page that was released otherwise than a full render makes it', async () => {
    const folder = copyOfPublished()
    const { publisher, watch } = startWatch(folder)
    await publisher.publishWaiting()
    const whole = publishedFiles(folder)
    const other: CompiledSite = {
      ...site,
      render: async (address, content) => {
        const body = await site.render(address, content)
        return address === '/asutajast' ? Buffer.concat([body, Buffer.from('<!-- other -->')]) : body
      },
    }
    const { watch: otherwise } = startWatch(folder, {}, other)
    await otherwise.check()
    expect((await readSiteCheck(folder)).whole).toMatchObject({
      changed: ['site/asutajast.html'],
      counts: { missing: 0, strange: 0 },
    })
    expect(readFileSync(join(folder, 'site/asutajast.html'), 'utf8')).toContain('<!-- other -->')
    await watch.check()
    expect(publishedFiles(folder)).toEqual(whole)
  })
})

test('an asset of an earlier build that is gone is told of once and no longer expected', async () => {
  const folder = copyOfPublished()
  const clientDir = join(folder, 'client')
  cpSync(site.clientDir, clientDir, { recursive: true })
  writeFileSync(join(clientDir, '_astro/of-the-build-before.js'), '//')
  const before = startWatch(folder, {}, { ...site, clientDir, fingerprint: 'the build before' })
  await before.publisher.publishWaiting()
  const { publisher, watch } = startWatch(folder)
  await publisher.publishWaiting()
  rmSync(join(folder, 'site/_astro/of-the-build-before.js'))
  const found = { missing: ['site/_astro/of-the-build-before.js'], unmended: [{ file: 'site/_astro/of-the-build-before.js' }] }
  expect(await watch.look()).toMatchObject(found)
  expect(await watch.look()).toMatchObject({ missing: [], unmended: [] })
})

test('a page that cannot be built and whose earlier version is gone is left out, and the rest stays', async () => {
  const folder = copyOfPublished()
  const { publisher, watch } = startWatch(folder, {}, breakableSite(site))
  await publisher.publishWaiting()
  const id = await saveFeedback(orm, `<p>${BREAKING}</p>`)
  onTestFinished(async () => {
    await orm.em.fork().execute('delete from feedbacks where body like ?', [`%${BREAKING}%`])
    await orm.em.fork().execute('delete from publications where id = ?', [id])
  })
  expect((await publisher.publishWaiting()).held.map(({ isKept }) => isKept)).not.toContain(false)
  rmSync(join(folder, 'site/en/index.html'))
  const unmended = [{ file: 'site/en/index.html', reason: expect.any(String) }]
  expect(await watch.look()).toMatchObject({ changed: [], missing: ['site/en/index.html'], unmended })
  expect(await watch.look()).toMatchObject({ missing: [], unmended: [] })
})

test('what is deleted under the running publisher is there again by itself, share pictures too', async () => {
  const folder = copyOfPublished()
  const { publisher, watch, sharePictures } = startWatch(folder, {}, site, 20)
  onTestFinished(() => sharePictures.stop())
  await publisher.publishWaiting()
  const sharePicture = () => readdirSync(join(folder, 'site/share'))
  await vi.waitFor(() => expect(sharePicture()).not.toEqual([]), inTime)
  const picture = sharePicture()[0]
  const stopping = new AbortController()
  const stop = await watch.begin(stopping.signal)
  onTestFinished(stop)
  const whole = publishedFiles(folder)
  rmSync(join(folder, 'site'), { recursive: true })
  rmSync(join(folder, 'publisher'), { recursive: true })
  await vi.waitFor(() => expect(existsSync(join(folder, 'site/index.html'))).toBe(true), inTime)
  await watch.look()
  expect(publishedFiles(folder)).toEqual(whole)
  await saveFeedback(orm, '<p>Pärast kustutamist</p>')
  await publisher.publishWaiting()
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('Pärast kustutamist')
  // They are drawn one after another, in an order of their own.
  await vi.waitFor(() => expect(sharePicture()).toContain(picture), { ...inTime, timeout: 400_000 })
}, 600_000)

function copyOfPublished(): string {
  const folder = mkdtempSync(join(root, 'copy-'))
  cpSync(published, folder, { recursive: true })
  return folder
}

function startWatch(folder: string, told: WatchTold = {}, from: CompiledSite = site, pauseMs?: number) {
  return watchedFolder({ orm, site: from, folder, ...told, ...(pauseMs !== undefined && { pauseMs }) })
}
