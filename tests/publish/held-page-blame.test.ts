import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { Publisher } from '#content-build/process/publisher.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { type CompiledSite, PageRenderError } from '#content-build/render/compiled-site.ts'
import { folderPictureStorage } from '#server/pictures/picture-storage.ts'
import { enqueuePublication } from '#server/publication-queue/enqueue.ts'
import { TEXT_IDS } from '#src/content/content-reader.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { firstPublish } from '../support/first-publish.ts'
import { demoDatabase, publication, renameCategory, WITHOUT_PICTURES } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const compiled = await compiledSite()

/** The demo company, published; `start` begins with other code, as after an update. */
async function published(site: CompiledSite) {
  const { orm } = await demoDatabase()
  const folder = temporaryFolder()
  const parts = { orm, pictures: folderPictureStorage(folder), log: { info() {}, error() {} } }
  const start = (from: CompiledSite) => new Publisher({ ...parts, site: from, store: new ReleaseStore(folder) })
  const publisher = start(site)
  await firstPublish(WITHOUT_PICTURES, folder, () => publisher.publishWaiting())
  const statesOf = (...ids: number[]) => Promise.all(ids.map(async id => (await publication(orm, id)).state))
  return { orm, publisher, start, statesOf }
}

const TABLES = { product: 'products', category: 'categories', text: 'texts', service: 'services', feedback: 'feedbacks' }

/** Saves one column of a row as the API does, and returns the publication's id. */
async function edit(orm: MikroORM, entity: keyof typeof TABLES, id: number, row: Record<string, string>): Promise<number> {
  return orm.em.fork().transactional(async em => {
    const [column = '', value = ''] = Object.entries(row)[0] ?? []
    await em.execute(`update ${TABLES[entity]} set ${column} = ? where id = ?`, [value, id])
    const changes = [{ entity, id, label: '', before: null, after: row }]
    return enqueuePublication(em, { changes, userId: null, queuedAt: new Date() })
  })
}

/** The first id that the query finds. */
async function idOf(orm: MikroORM, query: string): Promise<number> {
  const [row] = await orm.em.fork().execute<{ id: number }[]>(query)
  return row?.id ?? 0
}

/** The one that {@link renameCategory} renames. */
const BIGGEST_CATEGORY = 'select category_id as id from products group by category_id order by count(*) desc, category_id limit 1'

test('a held product whose category is renamed is still laid to the edit that broke it, not to the new name', async () => {
  const { orm, publisher, statesOf } = await published(breakableSite(compiled))
  const product = await idOf(orm, `select min(id) as id from products where category_id = (${BIGGEST_CATEGORY})`)
  const guilty = await edit(orm, 'product', product, { description: `<p>${BREAKING}</p>` })
  const { held } = await publisher.publishWaiting()
  expect(held).toMatchObject([{ isKept: true }])
  expect(await statesOf(guilty)).toEqual(['failed'])

  const innocent = await renameCategory(orm, 'ümbernimetatud')
  const moved = (await publisher.publishWaiting()).held.map(({ address }) => address)
  expect(moved).toHaveLength(1)
  expect(moved).not.toEqual(held.map(({ address }) => address))
  expect(await statesOf(guilty, innocent)).toEqual(['failed', 'live'])
  expect((await publication(orm, guilty)).error).toMatchObject({ pages: [{ address: moved[0] }] })

  const mending = await edit(orm, 'product', product, { description: '<p>Terve</p>' })
  expect((await publisher.publishWaiting()).held).toEqual([])
  expect(await statesOf(guilty, mending)).toEqual(['live', 'live'])
})

test('of a page that an update left behind, an edit of what it is about has failed, and one of what it only mentions is live', async () => {
  const { orm, start, statesOf } = await published(compiled)
  const category = await idOf(orm, BIGGEST_CATEGORY)
  const [{ segment } = { segment: '' }] = await orm.em
    .fork()
    .execute<{ segment: string }[]>('select segment from categories where id = ?', [category])
  const list = `/tooted/${encodeURIComponent(segment)}`
  const leftBehind = ['/asutajast', '/teenused/uritused', '/', list, '/sitemap-pages.xml']
  const publisher = start({
    ...compiled,
    fingerprint: 'update',
    render: (page, content) =>
      leftBehind.includes(page) ? Promise.reject(new PageRenderError(page, 'status 500')) : compiled.render(page, content),
  })
  expect((await publisher.publishWaiting()).held.map(({ address }) => address).toSorted()).toEqual(leftBehind.toSorted())

  const live = [
    await edit(orm, 'text', TEXT_IDS.brand, { body: '<p>Kaubamärgist</p>' }),
    await edit(orm, 'category', await idOf(orm, `select min(id) as id from categories where id <> ${category}`), {
      name_en: 'New',
    }),
    await edit(orm, 'service', await idOf(orm, `select id from services where type = 'kinkekaardid'`), { body: '<p>Uus</p>' }),
  ]
  const failed = [
    await edit(orm, 'text', TEXT_IDS.founder, { body: '<p>Asutajast</p>' }),
    await edit(orm, 'service', await idOf(orm, `select id from services where type = 'uritused'`), { body: '<p>Uus</p>' }),
    await edit(orm, 'feedback', await idOf(orm, 'select id from feedbacks'), { body: '<p>Uus</p>' }),
    await edit(orm, 'category', category, { name_en: 'Newer' }),
  ]
  await publisher.publishWaiting()
  expect(await statesOf(...live)).toEqual(live.map(() => 'live'))
  expect(await statesOf(...failed)).toEqual(failed.map(() => 'failed'))
  const pages = await Promise.all(failed.map(async id => (await publication(orm, id)).error?.pages.map(({ address }) => address)))
  expect(pages).toEqual([['/asutajast'], ['/teenused/uritused'], ['/'], [list]])

  const later = [
    await edit(orm, 'text', TEXT_IDS.events, { body: '<p>Hiljem</p>' }),
    await edit(orm, 'service', await idOf(orm, `select max(id) as id from services where type = 'uritused'`), {
      body: '<p>Hiljem</p>',
    }),
  ]
  await publisher.publishWaiting()
  expect(await statesOf(...later), 'after an edit that has failed').toEqual(['failed', 'failed'])
})
