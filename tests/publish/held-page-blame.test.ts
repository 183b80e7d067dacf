import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { Publisher } from '#content-build/process/publisher.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { folderPictures } from '#server/pictures/picture-storage.ts'
import { Product } from '#server/products/product.entity.ts'
import { enqueuePublication } from '#server/publication-queue/enqueue.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { firstPublish } from '../support/first-publish.ts'
import { DEMO_COMPANY, demoDatabase, publication, renameCategory } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const compiled = await compiledSite()

/** The demo company, published; `start` begins with other code, as after an update. */
async function published(site: CompiledSite) {
  const { orm } = await demoDatabase()
  const folder = temporaryFolder()
  const parts = { orm, pictures: folderPictures(folder), log: { info() {}, error() {} } }
  const start = (from: CompiledSite) => new Publisher({ ...parts, site: from, store: new ReleaseStore(folder) })
  const publisher = start(site)
  await firstPublish(DEMO_COMPANY, folder, () => publisher.publishWaiting())
  const statesOf = (...ids: number[]) => Promise.all(ids.map(async id => (await publication(orm, id)).state))
  return { orm, publisher, start, statesOf }
}

/** Saves a description of a product of the category with the most products, and returns the publication's id. */
async function describeProduct(orm: MikroORM, description: string): Promise<number> {
  return orm.em.fork().transactional(async em => {
    const [{ id } = { id: 0 }] = await em.execute<{ id: number }[]>(
      `select min(id) as id from products where category_id =
         (select category_id from products group by category_id order by count(*) desc, category_id limit 1)`,
    )
    const product = await em.findOneOrFail(Product, { id })
    const change = { entity: 'product' as const, id, label: '', before: null, after: { description } }
    product.description = description
    return enqueuePublication(em, { changes: [change], userId: null, queuedAt: new Date() })
  })
}

test('a held product whose category is renamed is still laid to the edit that broke it, not to the new name', async () => {
  const { orm, publisher, statesOf } = await published(breakableSite(compiled))
  const guilty = await describeProduct(orm, `<p>${BREAKING}</p>`)
  const { held } = await publisher.publishWaiting()
  expect(held).toMatchObject([{ isKept: true }])
  expect(await statesOf(guilty)).toEqual(['failed'])

  const innocent = await renameCategory(orm, 'ümbernimetatud')
  const moved = (await publisher.publishWaiting()).held.map(({ address }) => address)
  expect(moved).toHaveLength(1)
  expect(moved).not.toEqual(held.map(({ address }) => address))
  expect(await statesOf(guilty, innocent)).toEqual(['failed', 'live'])
  expect((await publication(orm, guilty)).error).toMatchObject({ pages: [{ address: moved[0] }] })

  const mending = await describeProduct(orm, '<p>Terve</p>')
  expect((await publisher.publishWaiting()).held).toEqual([])
  expect(await statesOf(guilty, mending)).toEqual(['live', 'live'])
})
