import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, test, vi } from 'vitest'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { markEditsLive, markLiveUnlessPublished } from '#content-build/process/edits-in-development.ts'
import { Publisher } from '#content-build/process/publisher.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { type CompiledSite, PageRenderError } from '#content-build/render/compiled-site.ts'
import { ADVISORY_LOCK } from '#server/core/advisory-locks.ts'
import { folderPictureStorage } from '#server/pictures/picture-storage.ts'
import { retryPublication } from '#server/publications/publication.service.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { firstPublish } from '../support/first-publish.ts'
import {
  deleteFeedback,
  demoDatabase,
  publication,
  saveFeedback,
  saveText,
  startPublishingProcess,
  WITHOUT_PICTURES,
} from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { lengthOf } from '../support/test-lengths.ts'

const site = await compiledSite()
const inTime = { timeout: 60_000, interval: 20 }
const home = (folder: string) => readFileSync(join(folder, 'site/index.html'), 'utf8')

test('edits saved while another is published go live, each with its figures, and none is left behind', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  const { worker } = await startPublishingProcess(databaseUrl, site, folder)
  await worker

  const ids = await Promise.all(Array.from({ length: 12 }, (_, number) => saveFeedback(orm, `<p>Kiitus number ${number}</p>`)))
  await vi.waitFor(async () => {
    const states = await Promise.all(ids.map(async id => (await publication(orm, id)).state))
    expect(new Set(states)).toEqual(new Set(['live']))
  }, inTime)
  for (let number = 0; number < 12; number += 1) expect(home(folder)).toContain(`Kiitus number ${number}<`)
  const last = await publication(orm, ids.at(-1) as number)
  expect(last).toMatchObject({ error: null, pages_rendered: expect.any(Number), duration_ms: expect.any(Number) })
  expect(last.pages_rendered).toBeLessThan(10)
})

test('a development server leaves edits to a product that publishes; what it marked live alone, a product publishes later', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const id = await saveFeedback(orm, '<p>Arenduse ajal</p>')
  const state = async () => (await publication(orm, id)).state
  await orm.em.fork().transactional(async beside => {
    await beside.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.publisher])
    await orm.em.fork().transactional(markLiveUnlessPublished)
    expect(await state()).toBe('queued')
  })

  const stop = markEditsLive(orm, { info: vi.fn(), warn: vi.fn(), error: vi.fn() })
  await vi.waitFor(async () => expect(await state()).toBe('live'), inTime)
  await stop()

  const folder = temporaryFolder()
  const { worker } = await startPublishingProcess(databaseUrl, site, folder)
  await worker
  expect(home(folder)).toContain('Arenduse ajal')
})

test('an edit saved in the moment in which the one before it is taken up goes live without a third', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const { worker } = await startPublishingProcess(databaseUrl, site, temporaryFolder())
  await worker
  for (let pair = 0; pair < lengthOf('SAVED_MOMENTS'); pair += 1) {
    await saveFeedback(orm, `<p>Esimene ${pair}</p>`)
    await sleep(2 + (pair % 11))
    const second = await saveFeedback(orm, `<p>Teine ${pair}</p>`)
    await vi.waitFor(async () => expect((await publication(orm, second)).state).toBe('live'), inTime)
  }
})

test('a page that fails is laid to the edit that it shows, and goes live with the next edit or a retry', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  let isBroken = false
  const breakable: CompiledSite = {
    ...site,
    render: (address, content) =>
      isBroken && address === '/en/' ? Promise.reject(new PageRenderError(address, 'status 500')) : site.render(address, content),
  }
  const { worker, errors } = await startPublishingProcess(databaseUrl, breakable, folder)
  await worker
  const english = () => readFileSync(join(folder, 'site/en/index.html'), 'utf8')
  const before = english()
  const state = async (id: number) => (await publication(orm, id)).state

  isBroken = true
  const failed = await saveFeedback(orm, '<p>Esimene kiitus</p>')
  await vi.waitFor(async () => expect(await state(failed)).toBe('failed'), inTime)
  const error = { code: 'RENDER_FAILED', pages: [{ address: '/en/', is_kept: true }], page_count: 1 }
  expect((await publication(orm, failed)).error).toEqual(error)
  expect(english()).toBe(before)
  expect(home(folder)).toContain('Esimene kiitus')
  expect(errors).toEqual(['a page could not be built; visitors see its earlier version'])

  // What others write is live meanwhile, and theirs is not what failed.
  const others = await saveText(orm, 1, '<p>Teiste sõnad</p>')
  await vi.waitFor(async () => expect(await state(others)).toBe('live'), inTime)
  expect(await heldPages(orm)).toEqual([{ address: '/en/', is_kept: true }])

  // Trying again while the page is still broken fails again.
  await retryPublication(orm.em.fork(), failed)
  await vi.waitFor(async () => expect(await state(failed)).toBe('failed'), inTime)

  isBroken = false
  await retryPublication(orm.em.fork(), failed)
  await vi.waitFor(async () => expect(await publication(orm, failed)).toMatchObject({ state: 'live', error: null }), inTime)
  expect(english()).toContain('Esimene kiitus')
  expect(await heldPages(orm)).toEqual([])
})

test('of edits that are published together only the one fails that keeps a page back, also after a crash; undone, it is live', async () => {
  const { orm } = await demoDatabase()
  const folder = temporaryFolder()
  const start = () => {
    const log = { info() {}, error() {} }
    const store = new ReleaseStore(folder)
    return new Publisher({ orm, site: breakableSite(site), store, pictures: folderPictureStorage(folder), log })
  }
  const publisher = start()
  await firstPublish(WITHOUT_PICTURES, folder, () => publisher.publishWaiting())

  // All three are shown on the home page.
  const guilty = await saveFeedback(orm, `<p>${BREAKING}</p>`)
  const innocent = [await saveFeedback(orm, '<p>Terve kiitus</p>'), await saveText(orm, 1, '<p>Terve tekst</p>')]
  expect((await publisher.publishWaiting()).held.map(({ address }) => address).toSorted()).toEqual(HOME_PAGES)
  const states = () => Promise.all([guilty, ...innocent].map(async id => (await publication(orm, id)).state))
  expect(await states()).toEqual(['failed', 'live', 'live'])
  expect((await publication(orm, guilty)).error).toMatchObject({ code: 'RENDER_FAILED', page_count: HOME_PAGES.length })

  // A process that died between the release and telling of it.
  await orm.em.fork().execute(`update publications set state = 'publishing', error = null where id = ?`, [guilty])
  await orm.em.fork().execute('delete from held_pages')
  const next = start()
  await next.publishWaiting()
  expect(await states()).toEqual(['failed', 'live', 'live'])
  expect(await heldPages(orm)).toHaveLength(HOME_PAGES.length)

  const undo = await deleteFeedback(orm, BREAKING)
  expect((await next.publishWaiting()).held).toEqual([])
  expect([...(await states()), (await publication(orm, undo)).state]).toEqual(['live', 'live', 'live', 'live'])
  expect(home(folder)).toContain('Terve kiitus')
})

/** The page for an unknown address is the home page too. */
const HOME_PAGES = LOCALES.flatMap(locale => [`${localePrefix(locale)}/`, `${localePrefix(locale)}/404`]).toSorted()

async function heldPages(orm: MikroORM): Promise<object[]> {
  return orm.em.fork().execute('select address, is_kept from held_pages order by address')
}

test('what is done after a release hears of it, also when the database cannot be told', async () => {
  const { orm } = await demoDatabase()
  const folder = temporaryFolder()
  const heard: (ReadonlySet<string> | null)[] = []
  const publisher = new Publisher({
    orm,
    site,
    store: new ReleaseStore(folder),
    pictures: folderPictureStorage(folder),
    log: { info() {}, error() {} },
    afterwards: { pause() {}, resume() {}, released: (_snapshot, facts) => void heard.push(facts) },
  })
  await firstPublish(WITHOUT_PICTURES, folder, () => publisher.publishWaiting())
  await saveFeedback(orm, '<p>Viimasel hetkel</p>')
  publisher.limit({ beforeRelease: async () => void (await orm.em.fork().execute('alter table publications rename to gone')) })
  await expect(publisher.publishWaiting()).rejects.toThrow('publications')
  expect(home(folder)).toContain('Viimasel hetkel')
  expect(heard).toEqual([null, new Set(['feedbacks'])])
})

test('of two processes one publishes; when it ends the other takes over what was saved meanwhile', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const [firstFolder, secondFolder] = [temporaryFolder(), temporaryFolder()]
  const first = await startPublishingProcess(databaseUrl, site, firstFolder)
  await first.worker
  const second = await startPublishingProcess(databaseUrl, site, secondFolder)
  await vi.waitFor(() => expect(second.isStandingBy()).toBe(true), inTime)

  await first.stop()
  const saved = await saveFeedback(orm, '<p>Vahetuse ajal</p>')
  await second.worker
  await vi.waitFor(async () => expect((await publication(orm, saved)).state).toBe('live'), inTime)
  expect(home(secondFolder)).toContain('Vahetuse ajal')
  expect(home(firstFolder)).not.toContain('Vahetuse ajal')
})

test('a publisher comes back to a folder that is old: what another one published meanwhile is there, byte for byte', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const [firstFolder, secondFolder] = [temporaryFolder(), temporaryFolder()]
  const first = await startPublishingProcess(databaseUrl, site, firstFolder)
  await first.worker
  const withdrawn = await saveFeedback(orm, '<p>Võetakse tagasi</p>')
  await vi.waitFor(async () => expect((await publication(orm, withdrawn)).state).toBe('live'), inTime)
  await first.stop()

  const second = await startPublishingProcess(databaseUrl, site, secondFolder)
  await second.worker
  const edits = [await deleteFeedback(orm, 'Võetakse tagasi'), await saveText(orm, 1, '<p>Teise masina sõnad</p>')]
  await vi.waitFor(async () => {
    for (const id of edits) expect((await publication(orm, id)).state).toBe('live')
  }, inTime)
  const third = await startPublishingProcess(databaseUrl, site, firstFolder)
  await vi.waitFor(() => expect(third.isStandingBy()).toBe(true), inTime)
  expect(home(firstFolder).includes('Võetakse tagasi')).toBe(true)

  await second.stop()
  await third.worker
  expect(third.files()).toEqual(second.files())
  const last = await saveFeedback(orm, '<p>Jälle esimeses</p>')
  await vi.waitFor(async () => expect((await publication(orm, last)).state).toBe('live'), inTime)
  expect(home(firstFolder)).toContain('Jälle esimeses')
})

test('while the disk refuses the files of an interrupted release, each attempt says so of every edit that waits', async () => {
  const { orm } = await demoDatabase()
  const folder = temporaryFolder()
  const told: string[] = []
  const log = { info() {}, error: (_fields: object, message: string) => void told.push(message) }
  const store = new ReleaseStore(folder)
  const publisher = new Publisher({ orm, site, store, pictures: folderPictureStorage(folder), log })
  await firstPublish(WITHOUT_PICTURES, folder, () => publisher.publishWaiting())

  const refusal = Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM', syscall: 'rename' })
  const opening = vi.spyOn(store, 'open').mockRejectedValue(refusal)
  publisher.begin({})
  const ids = [await saveFeedback(orm, '<p>Kiitus</p>'), await saveText(orm, 1, '<p>Sõnad</p>')]
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(publisher.publishWaiting()).rejects.toBe(refusal)
    for (const id of ids) expect(await publication(orm, id)).toMatchObject({ state: 'failed', error: { code: 'WRITE_FAILED' } })
    await retryPublication(orm.em.fork(), ids[0] as number)
  }
  expect(told).toEqual(['publishing failed', 'publishing failed'])
  opening.mockRestore()
  await publisher.publishWaiting()
  for (const id of ids) expect(await publication(orm, id)).toMatchObject({ state: 'live', error: null })
})

test('on a full disk an edit waits, nothing of it is half published, and it goes live by itself when there is room', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  const { worker, errors, files } = await startPublishingProcess(databaseUrl, site, folder)
  await worker
  const before = files()
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  // The pages are staged by then.
  const release = vi.spyOn(ReleaseStore.prototype, 'release').mockRejectedValue(full)
  const id = await saveFeedback(orm, '<p>Kiitus täis kettal</p>')
  await vi.waitFor(() => expect(release.mock.calls.length).toBeGreaterThan(1), inTime)
  expect(await publication(orm, id)).toMatchObject({ state: expect.stringMatching(/failed|publishing/) })
  expect(files()).toEqual(before)

  release.mockRestore()
  await vi.waitFor(async () => expect((await publication(orm, id)).state).toBe('live'), inTime)
  expect(home(folder)).toContain('Kiitus täis kettal')
  expect(errors).toEqual(['publishing waits for room on the disk; it is tried every few seconds'])
})

test('a disk that is full before anything can be published is told of once', async () => {
  const { databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  const full = Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC', syscall: 'mkdir' })
  const open = vi.spyOn(ReleaseStore.prototype, 'open').mockRejectedValueOnce(full).mockRejectedValueOnce(full)
  const { worker, errors } = await startPublishingProcess(databaseUrl, site, folder)
  await worker
  open.mockRestore()
  expect(errors).toEqual(['publishing waits for room on the disk; it is tried every few seconds'])
})

test('without a bucket no publication goes on waiting for the former bucket', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const id = await saveFeedback(orm, '<p>Kiitus enne muutust</p>')
  await orm.em
    .fork()
    .execute(`update publications set state = 'live', live_at = now(), awaits_delivery = true where id = ?`, [id])
  const { worker } = await startPublishingProcess(databaseUrl, site, temporaryFolder())
  await worker
  const [row] = await orm.em.fork().execute('select awaits_delivery, state from publications where id = ?', [id])
  expect(row).toEqual({ awaits_delivery: false, state: 'live' })
})
