import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, test, vi } from 'vitest'
import { Publisher, type PublishLimits } from '#content-build/process/publisher.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { systemContext } from '#server/audit-log/audit-context.ts'
import { deleteContent } from '#server/content/content-service.ts'
import { folderPictureStorage } from '#server/pictures/picture-storage.ts'
import { Post } from '#server/posts/post.entity.ts'
import { posts } from '#server/posts/post.kind.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { firstPublish } from '../support/first-publish.ts'
import {
  demoDatabase,
  publication,
  renameCategory,
  saveFeedback,
  saveText,
  WITHOUT_PICTURES,
} from '../support/publishing-process.ts'
import { filesOf } from '../support/site-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()

/** A publisher that has published the demo company, and does something before it renders the page of a number. */
async function publisherOf(compiled: CompiledSite = site) {
  const { orm } = await demoDatabase()
  const folder = temporaryFolder()
  const steps = new Map<number, () => Promise<unknown>>()
  let pages = 0
  const interrupted: CompiledSite = {
    ...compiled,
    async render(address, content) {
      pages += 1
      const step = steps.get(pages)
      steps.delete(pages)
      await step?.()
      return compiled.render(address, content)
    },
  }
  const log = { info() {}, error() {} }
  const parts = { orm, site: interrupted, pictures: folderPictureStorage(folder), log, pagesPerSlice: 4 }
  const publisher = new Publisher({ ...parts, store: new ReleaseStore(folder) })
  await firstPublish(WITHOUT_PICTURES, folder, () => publisher.publishWaiting())
  const atPage = (page: number, step: () => Promise<unknown>) => void steps.set(pages + page, step)
  return { orm, folder, publisher, atPage, limit: (limits: PublishLimits) => publisher.limit(limits) }
}

const REFUSE_PUBLISHING = `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`
const stateOf = async (orm: MikroORM, id: number) => (await publication(orm, id)).state
const home = (folder: string) => readFileSync(join(folder, 'site/index.html'), 'utf8')

test('an edit saved while a bigger one is published is live before it, each with its own states and figures', async () => {
  const { orm, folder, publisher, atPage } = await publisherOf()
  const big = await renameCategory(orm, 'ümbernimetatud')
  let small = 0
  const seen: unknown[] = []
  atPage(2, async () => void (small = await saveFeedback(orm, '<p>Vahepeal kiidetud</p>')))
  // Before the small one passes, and after it.
  for (const page of [3, 40])
    atPage(page, async () => seen.push([await stateOf(orm, big), await stateOf(orm, small), home(folder).includes('Vahepeal')]))
  const result = await publisher.publishWaiting()
  expect(seen).toEqual([
    ['publishing', 'queued', false],
    ['publishing', 'live', true],
  ])
  expect(await publication(orm, big)).toMatchObject({ state: 'live', error: null, pages_rendered: result.rendered })
  expect((await publication(orm, small)).pages_rendered).toBeLessThan(result.rendered)
  expect(filesOf(join(folder, 'site'))).toEqual(await filesOfFullPublish(orm))
})

test('a post that is deleted while a bigger edit is published counts as gone before it, and after it', async () => {
  const { orm, folder, publisher, atPage } = await publisherOf()
  const big = await renameCategory(orm, 'ümbernimetatud')
  const { id } = await orm.em.fork().findOneOrFail(Post, { id: { $gt: 0 } }, { orderBy: { id: 'asc' } })
  const gone = () => (JSON.parse(readFileSync(join(folder, 'site/_former-addresses.json'), 'utf8')) as { posts: number[] }).posts
  const seen: unknown[] = []
  const now = new Date()
  const edit = { userId: null, startedAt: now, by: systemContext(now) }
  const target = { scope: {}, id, ifMatch: undefined }
  atPage(2, () => deleteContent(orm.em.fork(), posts, { target, edit }))
  atPage(40, async () => seen.push([await stateOf(orm, big), gone()]))
  await publisher.publishWaiting()
  expect(seen).toEqual([['publishing', [id]]])
  expect(filesOf(join(folder, 'site'))).toEqual(await filesOfFullPublish(orm))
})

test('an edit of the renamed category itself waits for its turn and is live after it', async () => {
  const { orm, folder, publisher, atPage } = await publisherOf()
  const big = await renameCategory(orm, 'esimene nimi')
  let second = 0
  atPage(2, async () => void (second = await renameCategory(orm, 'teine nimi')))
  await publisher.publishWaiting()
  expect([await stateOf(orm, big), await stateOf(orm, second)]).toEqual(['live', 'queued'])
  await publisher.publishWaiting()
  expect(await stateOf(orm, second)).toBe('live')
  expect(filesOf(join(folder, 'site'))).toEqual(await filesOfFullPublish(orm))
})

test('a small publication with a page that cannot be built fails alone', async () => {
  const { orm, publisher, atPage } = await publisherOf(breakableSite(site))
  const big = await renameCategory(orm, 'ümbernimetatud')
  const small: number[] = []
  atPage(2, async () => small.push(await saveFeedback(orm, `<p>${BREAKING}</p>`)))
  await publisher.publishWaiting()
  expect(await stateOf(orm, big)).toBe('live')
  expect(await publication(orm, small[0] as number)).toMatchObject({ state: 'failed', error: { code: 'RENDER_FAILED' } })
})

test('a small publication that cannot be staged waits for the big one, which goes on', async () => {
  const { orm, publisher, atPage } = await publisherOf()
  const big = await renameCategory(orm, 'ümbernimetatud')
  const small: number[] = []
  const full = Object.assign(new Error('ENOSPC: no space left on device, open'), { code: 'ENOSPC', syscall: 'open' })
  atPage(2, async () => {
    small.push(await saveText(orm, 1, '<p>Täis kettal</p>'))
    vi.spyOn(ReleaseStore.prototype, 'stage').mockImplementationOnce(() => {
      throw full
    })
  })
  await publisher.publishWaiting()
  expect([await stateOf(orm, big), await stateOf(orm, small[0] as number)]).toEqual(['live', 'queued'])
  await publisher.publishWaiting()
  expect(await stateOf(orm, small[0] as number)).toBe('live')
})

test.each(['the lock is lost before', 'the disk fails in'])(
  'where %s the release of a small publication, the big one has not failed: it waits again, and both go live',
  async how => {
    const { orm, folder, publisher, atPage, limit } = await publisherOf()
    const big = await renameCategory(orm, 'ümbernimetatud')
    const small: number[] = []
    atPage(2, async () => {
      small.push(await saveText(orm, 1, '<p>Katkenud</p>'))
      if (how === 'the disk fails in')
        vi.spyOn(ReleaseStore.prototype, 'release').mockRejectedValueOnce(
          Object.assign(new Error('EIO'), { syscall: 'write', code: 'EIO' }),
        )
      else limit({ beforeRelease: () => Promise.reject(new Error('the lock is lost')) })
    })
    await expect(publisher.publishWaiting()).rejects.toThrow(/EIO|lock is lost/)
    expect([await stateOf(orm, big), await stateOf(orm, small[0] as number)]).toEqual(['queued', 'failed'])
    limit({})
    await publisher.publishWaiting()
    expect([await stateOf(orm, big), await stateOf(orm, small[0] as number)]).toEqual(['live', 'live'])
    expect(filesOf(join(folder, 'site'))).toEqual(await filesOfFullPublish(orm))
  },
)

test('where a big publication fails after a small one passed, the small one is live', async () => {
  const { orm, publisher, atPage } = await publisherOf()
  const big = await renameCategory(orm, 'ümbernimetatud')
  const small: number[] = []
  atPage(2, async () => small.push(await saveText(orm, 1, '<p>Vahepeal</p>')))
  atPage(40, async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    vi.spyOn(ReleaseStore.prototype, 'release').mockRejectedValueOnce(full)
  })
  await expect(publisher.publishWaiting()).rejects.toThrow('ENOSPC')
  expect([await stateOf(orm, big), await stateOf(orm, small[0] as number)]).toEqual(['failed', 'live'])
  await publisher.publishWaiting()
  expect(await stateOf(orm, big)).toBe('live')
})

test('a small publication that the database refuses to note as begun passes after the next slice', async () => {
  const { orm, publisher, atPage } = await publisherOf()
  const big = await renameCategory(orm, 'ümbernimetatud')
  const small: number[] = []
  const seen: string[] = []
  atPage(2, async () => {
    small.push(await saveFeedback(orm, '<p>Vahepeal</p>'))
    await orm.em.fork().execute(REFUSE_PUBLISHING)
    await orm.em.fork().execute(`create trigger refuse before update on publications for each row
      when (new.id = ${small[0]} and new.state = 'publishing') execute function refuse()`)
  })
  atPage(6, async () => orm.em.fork().execute('drop function refuse() cascade'))
  atPage(40, async () => seen.push(await stateOf(orm, big), await stateOf(orm, small[0] as number)))
  await publisher.publishWaiting()
  expect(seen).toEqual(['publishing', 'live'])
})

test('nothing passes a publish that has yet to find out what is released', async () => {
  const { orm, folder, publisher, atPage } = await publisherOf()
  await renameCategory(orm, 'ümbernimetatud')
  const small: number[] = []
  atPage(2, async () => small.push(await saveFeedback(orm, '<p>Vahepeal</p>')))
  await publisher.publishAll()
  expect(await stateOf(orm, small[0] as number)).toBe('queued')
  expect(home(folder)).not.toContain('Vahepeal')
})

/** The public files of a first publish of what is in the database. */
async function filesOfFullPublish(orm: MikroORM): Promise<Record<string, string>> {
  const folder = temporaryFolder()
  const parts = { orm, site, pictures: folderPictureStorage(folder), store: new ReleaseStore(folder) }
  await new Publisher({ ...parts, log: { info() {}, error() {} } }).publishWaiting()
  return filesOf(join(folder, 'site'))
}
