import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { categorySegment } from '#common/category-segment.ts'
import { eurosToCents } from '#common/euro.ts'
import { Category } from '#server/categories/category.entity.ts'
import { categories } from '#server/categories/category.kind.ts'
import type { ContentKind, ContentRow, ContentView } from '#server/content/content-kind.ts'
import { recordedChange } from '#server/content/content-service.ts'
import { ADVISORY_LOCK } from '#server/core/advisory-locks.ts'
import { liftLimits } from '#server/core/database-limits.ts'
import { Feedback } from '#server/feedbacks/feedback.entity.ts'
import { feedbacks } from '#server/feedbacks/feedback.kind.ts'
import type { PictureStorage } from '#server/pictures/picture-storage.ts'
import { pictures } from '#server/pictures/picture.service.ts'
import { Post } from '#server/posts/post.entity.ts'
import { posts } from '#server/posts/post.kind.ts'
import { Product } from '#server/products/product.entity.ts'
import { products } from '#server/products/product.kind.ts'
import { enqueuePublication } from '#server/publication-queue/enqueue.ts'
import type { RecordedChange } from '#server/publication-queue/publication.schemas.ts'
import { Service } from '#server/services/service.entity.ts'
import { services } from '#server/services/service.kind.ts'
import { Text } from '#server/texts/text.entity.ts'
import { texts } from '#server/texts/text.kind.ts'
import { loadPhotographs } from './load-photographs.ts'
import { readDemoContent } from './read-demo-content.ts'

/**
 * Fills an empty database with the demo company, all or nothing. It leaves a database with any content alone, so that
 * content deleted by an administrator does not come back.
 * @param storage where the files of its photographs go
 * @returns whether it loaded the company
 */
export async function loadDemoContent(orm: MikroORM, storage: PictureStorage): Promise<boolean> {
  return orm.em.fork().transactional(async em => {
    await liftLimits(em)
    await em.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.demoContent])
    const [row] = await em.execute<{ hasContent: boolean }[]>(
      `select exists(select from categories) or exists(select from posts) or exists(select from services)
         or exists(select from feedbacks) or exists(select from publications) or exists(select from texts where body <> '')
         as "hasContent"`,
    )
    if (row?.hasContent) return false

    const demo = await readDemoContent()
    const addressOf = await loadPhotographs(em, storage, demo.photographs)
    const categoryByKey = new Map(
      demo.categories.map(({ key, ...names }) => [
        key,
        em.create(Category, { ...names, segment: categorySegment(names.name), version: 1 }),
      ]),
    )
    for (const category of categoryByKey.values()) await em.persist(category).flush()
    // One at a time: ids follow the order of creation, and lists show the newest first.
    for (const { number: _number, category, price, new_price, image, ...product } of demo.products) {
      const categoryRow = categoryByKey.get(category)
      if (!categoryRow) throw new Error(`Demo product "${product.header}" names the unknown category ${category}`)
      const newPriceCents = new_price === null ? null : eurosToCents(new_price)
      const prices = { priceCents: eurosToCents(price), newPriceCents }
      em.create(Product, { ...product, image: addressOf(image), category: categoryRow, ...prices, version: 1 })
    }
    for (const { date, image, ...post } of demo.posts)
      em.create(Post, { ...post, image: addressOf(image), date: new Date(date), version: 1 })
    for (const { image, ...service } of demo.services) em.create(Service, { ...service, image: addressOf(image), version: 1 })
    for (const feedback of demo.feedbacks) em.create(Feedback, { ...feedback, version: 1 })
    for (const { id, ...text } of demo.texts) em.assign(await em.findOneOrFail(Text, { id }), text)
    await em.flush()
    await enqueuePublication(em, { changes: await allContent(em), userId: null, queuedAt: new Date() })
    return true
  })
}

/** All content in the form of a publication's changes: a running publisher has to hear of it. */
async function allContent(em: EntityManager): Promise<RecordedChange[]> {
  return [
    ...(await creationsOf(em, pictures)),
    ...(await creationsOf(em, categories)),
    ...(await creationsOf(em, products)),
    ...(await creationsOf(em, posts)),
    ...(await creationsOf(em, texts)),
    ...(await creationsOf(em, services)),
    ...(await creationsOf(em, feedbacks)),
  ]
}

async function creationsOf<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
): Promise<RecordedChange[]> {
  const rows = await em.find(kind.Row, {})
  return rows.map(row => recordedChange(kind, null, kind.toView(row as Row)))
}
