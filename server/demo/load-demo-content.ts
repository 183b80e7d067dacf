import type { MikroORM } from '@mikro-orm/postgresql'
import { Category } from '../categories/category.entity.ts'
import { categorySegment } from '../categories/category.schemas.ts'
import { ADVISORY_LOCK } from '../core/advisory-locks.ts'
import { eurosToCents } from '../core/euro.ts'
import { Feedback } from '../feedbacks/feedback.entity.ts'
import { Post } from '../posts/post.entity.ts'
import { Product } from '../products/product.entity.ts'
import { SERVICE_TYPES } from '../services/service.schemas.ts'
import { Service } from '../services/service.entity.ts'
import { Text } from '../texts/text.entity.ts'
import { demoCategories } from './categories.ts'
import { demoFeedbacks } from './feedbacks.ts'
import { demoPosts } from './posts/posts.ts'
import { demoProducts } from './products.ts'
import { demoServices } from './services/services.ts'
import { demoTexts } from './texts/texts.ts'

/**
 * Fills an empty database with the demo company, all or nothing. A database that has any content is left alone, so
 * that what an administrator deleted does not come back.
 * @returns whether it was loaded
 */
export async function loadDemoContent(orm: MikroORM): Promise<boolean> {
  return orm.em.fork().transactional(async em => {
    await em.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.demoContent])
    const [row] = await em.execute<{ loaded: boolean }[]>(
      `select exists(select from categories) or exists(select from posts) or exists(select from services)
         or exists(select from feedbacks) or exists(select from publications) or exists(select from texts where body <> '') as loaded`,
    )
    if (row?.loaded) return false

    const categories = new Map(
      demoCategories.map(({ key, ...names }) => [
        key,
        em.create(Category, { ...names, segment: categorySegment(names.name), version: 1 }),
      ]),
    )
    for (const category of categories.values()) await em.persist(category).flush()
    // One at a time: ids are the order of creation, and the lists show the newest first.
    for (const { number: _number, category, price, new_price, ...product } of demoProducts) {
      const itsCategory = categories.get(category)
      if (!itsCategory) throw new Error(`Demo product "${product.header}" names the unknown category ${category}`)
      const newPriceCents = new_price === null ? null : eurosToCents(new_price)
      em.create(Product, { ...product, category: itsCategory, priceCents: eurosToCents(price), newPriceCents, version: 1 })
    }
    for (const { date, ...post } of demoPosts) em.create(Post, { ...post, date: new Date(date), version: 1 })
    for (const type of SERVICE_TYPES) {
      for (const [position, service] of demoServices[type].entries())
        em.create(Service, { ...service, type, position, version: 1 })
    }
    for (const feedback of demoFeedbacks) em.create(Feedback, { ...feedback, version: 1 })
    for (const { id, ...text } of demoTexts) em.assign(await em.findOneOrFail(Text, { id }), text)
    await em.flush()
    return true
  })
}
