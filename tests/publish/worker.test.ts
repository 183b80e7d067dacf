import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type CompiledSite, PageRenderError } from '#content-build/compiled-site.ts'
import { Publisher } from '#content-build/publisher.ts'
import { ReleaseStore } from '#content-build/release-store.ts'
import { pictureStorage } from '#server/pictures/picture-storage.ts'
import { retryPublication } from '#server/publications/publication.service.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { demoDatabase, publication, publishingProcess, saveFeedback } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/site-folder.ts'

const site = await compiledSite()
const inTime = { timeout: 60_000, interval: 20 }
const home = (folder: string) => readFileSync(join(folder, 'site/index.html'), 'utf8')

test('edits saved while another is published go live, each with its figures, and none is left behind', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  const { worker } = await publishingProcess(databaseUrl, site, folder)
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

test('an edit saved in the moment in which the one before it is taken up goes live without a third', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const { worker } = await publishingProcess(databaseUrl, site, temporaryFolder())
  await worker
  for (let pair = 0; pair < 40; pair += 1) {
    await saveFeedback(orm, `<p>Esimene ${pair}</p>`)
    await sleep(2 + (pair % 11))
    const second = await saveFeedback(orm, `<p>Teine ${pair}</p>`)
    await vi.waitFor(async () => expect((await publication(orm, second)).state).toBe('live'), inTime)
  }
})

test('a page that fails names itself in the publication; the next edit that renders brings both live', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  let isBroken = false
  const breakable: CompiledSite = {
    ...site,
    render: (address, content) =>
      isBroken && address === '/en/' ? Promise.reject(new PageRenderError(address, 'status 500')) : site.render(address, content),
  }
  const { worker, errors } = await publishingProcess(databaseUrl, breakable, folder)
  await worker
  const before = home(folder)

  isBroken = true
  const failed = await saveFeedback(orm, '<p>Esimene kiitus</p>')
  await vi.waitFor(async () => expect((await publication(orm, failed)).state).toBe('failed'), inTime)
  expect((await publication(orm, failed)).error).toEqual({ code: 'RENDER_FAILED', page: '/en/' })
  expect(home(folder)).toBe(before)
  expect(new Set(errors)).toEqual(new Set(['publishing failed']))

  // Trying again while the page is still broken fails again.
  const failures = errors.length
  await retryPublication(orm.em.fork(), failed)
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(failures), inTime)
  await vi.waitFor(async () => expect((await publication(orm, failed)).state).toBe('failed'), inTime)

  isBroken = false
  const mended = await saveFeedback(orm, '<p>Teine kiitus</p>')
  await vi.waitFor(async () => expect((await publication(orm, mended)).state).toBe('live'), inTime)
  expect(await publication(orm, failed)).toMatchObject({ state: 'live', error: null })
  expect(home(folder)).toContain('Esimene kiitus')

  isBroken = true
  const retried = await saveFeedback(orm, '<p>Kolmas kiitus</p>')
  await vi.waitFor(async () => expect((await publication(orm, retried)).state).toBe('failed'), inTime)
  isBroken = false
  await retryPublication(orm.em.fork(), retried)
  await vi.waitFor(async () => expect((await publication(orm, retried)).state).toBe('live'), inTime)
  expect(home(folder)).toContain('Kolmas kiitus')
})

test('what follows from a release hears of it, also when the database cannot be told', async () => {
  const { orm } = await demoDatabase()
  const folder = temporaryFolder()
  const heard: (ReadonlySet<string> | null)[] = []
  const publisher = new Publisher({
    ...{ orm, site, store: new ReleaseStore(folder), pictures: pictureStorage(folder) },
    log: { info() {}, error() {} },
    afterwards: { pause() {}, resume() {}, released: (_snapshot, facts) => void heard.push(facts) },
  })
  await publisher.publishWaiting()
  await saveFeedback(orm, '<p>Viimasel hetkel</p>')
  publisher.limit({ beforeRelease: async () => void (await orm.em.fork().execute('alter table publications rename to gone')) })
  await expect(publisher.publishWaiting()).rejects.toThrow('publications')
  expect(home(folder)).toContain('Viimasel hetkel')
  expect(heard).toEqual([null, new Set(['feedbacks'])])
})

test('of two processes one publishes; when it ends the other takes over what was saved meanwhile', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const [firstFolder, secondFolder] = [temporaryFolder(), temporaryFolder()]
  const first = await publishingProcess(databaseUrl, site, firstFolder)
  await first.worker
  const second = await publishingProcess(databaseUrl, site, secondFolder)
  await vi.waitFor(() => expect(second.isStandingBy()).toBe(true), inTime)

  await first.stop()
  const saved = await saveFeedback(orm, '<p>Vahetuse ajal</p>')
  await second.worker
  await vi.waitFor(async () => expect((await publication(orm, saved)).state).toBe('live'), inTime)
  expect(home(secondFolder)).toContain('Vahetuse ajal')
  expect(home(firstFolder)).not.toContain('Vahetuse ajal')
})
