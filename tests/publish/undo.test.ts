import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { expect, test, vi } from 'vitest'
import { BODY } from '#common/localized-fields.ts'
import { systemContext } from '#server/audit-log/audit-context.ts'
import { categories } from '#server/categories/category.kind.ts'
import { createContent, deleteContent, getContent, listContent, updateContent } from '#server/content/content-service.ts'
import { feedbacks } from '#server/feedbacks/feedback.kind.ts'
import { posts } from '#server/posts/post.kind.ts'
import { products } from '#server/products/product.kind.ts'
import { undoPublication } from '#server/publications/undo.service.ts'
import { replaceServices } from '#server/services/service-list.service.ts'
import { services } from '#server/services/service.kind.ts'
import { texts } from '#server/texts/text.kind.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { demoDatabase, publication, startPublishingProcess } from '../support/publishing-process.ts'
import { contentFilesOf } from '../support/site-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()
const inTime = { timeout: 60_000, interval: 20 }
const AT = new Date('2026-11-20T10:00:00Z')
const edit = { userId: null, startedAt: AT, by: systemContext(AT) }
const target = (id: number) => ({ scope: {}, id, ifMatch: undefined })

/** What an administrator does in a day, one publication each. */
const EDITS: Record<string, (em: EntityManager) => Promise<number | null>> = {
  async 'a product gets another price and title'(em) {
    const [product] = (await listContent(em, products, {})).value
    if (!product) throw new Error('The demo company sells nothing')
    const input = { ...product, header: 'Uus lõhn', price: 99.5, new_price: 10 }
    return (await updateContent(em, products, { target: target(product.id), input, edit })).publicationId
  },
  async 'a category gets another address'(em) {
    const [category] = (await listContent(em, categories, {})).value
    if (!category) throw new Error('The demo company has no categories')
    const input = { ...category, name: 'Hoopis teised asjad' }
    return (await updateContent(em, categories, { target: target(category.id), input, edit })).publicationId
  },
  async 'a post goes'(em) {
    const list = (await listContent(em, posts, {})).value
    return deleteContent(em, posts, { target: target(list[3]?.id ?? 0), edit })
  },
  async 'words of a customer come'(em) {
    const input = BODY.pick({ body: '<p>Lõhnab hästi</p>' })
    return (await createContent(em, feedbacks, { scope: {}, input, edit })).publicationId
  },
  async 'services get another order'(em) {
    const list = (await listContent(em, services, { type: 'uritused' })).value
    return (await replaceServices(em, 'uritused', { items: list.toReversed(), ifMatch: undefined, edit })).publicationId
  },
  async 'a text is rewritten'(em) {
    const text = (await getContent(em, texts, target(4))).value
    const input = { ...text, body: '<p>Kahes kohas</p>' }
    return (await updateContent(em, texts, { target: target(4), input, edit })).publicationId
  },
}

test('undoing publications from the last to the first gives back each earlier page, byte for byte', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  const { worker } = await startPublishingProcess(databaseUrl, site, folder)
  const files = () => contentFilesOf(join(folder, 'site'))
  await worker
  const live = async (id: number) => {
    await vi.waitFor(async () => expect((await publication(orm, id)).state).toBe('live'), inTime)
    return files()
  }

  const done: { name: string; id: number; before: Record<string, string> }[] = []
  let before = files()
  for (const [name, make] of Object.entries(EDITS)) {
    const id = await make(orm.em.fork())
    if (id === null) throw new Error(`${name}: nothing changed`)
    done.push({ name, id, before })
    const after = await live(id)
    expect(after, name).not.toEqual(before)
    before = after
  }
  for (const made of done.toReversed()) {
    const { id } = await undoPublication(orm.em.fork(), made.id, { over: 'none', edit })
    expect(await live(id), made.name).toEqual(made.before)
  }
})
