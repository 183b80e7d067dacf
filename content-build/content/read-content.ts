import { IsolationLevel } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { Category } from '#server/categories/category.entity.ts'
import { categories } from '#server/categories/category.kind.ts'
import { Feedback } from '#server/feedbacks/feedback.entity.ts'
import { feedbacks } from '#server/feedbacks/feedback.kind.ts'
import { FormerAddress } from '#server/former-addresses/former-address.entity.ts'
import { ADDRESSED_ENTITIES, type FormerEntity } from '#server/former-addresses/former-address.schemas.ts'
import { Picture } from '#server/pictures/picture.entity.ts'
import { pictures } from '#server/pictures/picture.service.ts'
import { Post } from '#server/posts/post.entity.ts'
import { posts } from '#server/posts/post.kind.ts'
import { Product } from '#server/products/product.entity.ts'
import { products } from '#server/products/product.kind.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { Service } from '#server/services/service.entity.ts'
import { services } from '#server/services/service.kind.ts'
import { Text } from '#server/texts/text.entity.ts'
import { texts } from '#server/texts/text.kind.ts'
import type { ContentRows, RowTypes } from './rows.ts'
import type { TouchedRow } from './snapshot.ts'

/** A row that an edit touched. */
export type RowReference = { readonly entity: ContentEntity; readonly id: number }

/** Reads in a transaction in which all tables show one moment. */
export async function inOneView<T>(orm: MikroORM, read: (em: EntityManager) => Promise<T>): Promise<T> {
  return orm.em.fork().transactional(read, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true })
}

/** Reads all content, inside {@link inOneView}: one table after the other, as a transaction has one connection. */
export async function readAllContent(em: EntityManager): Promise<ContentRows> {
  return {
    product: await READERS.product(em, null),
    category: await READERS.category(em, null),
    post: await READERS.post(em, null),
    text: await READERS.text(em, null),
    service: await READERS.service(em, null),
    feedback: await READERS.feedback(em, null),
    picture: await READERS.picture(em, null),
    former: await READERS.former(em, null),
  }
}

/** Reads the present state of the rows that an edit touched, with the items' former addresses; null for a deleted row. */
export async function readTouchedRows(em: EntityManager, references: readonly RowReference[]): Promise<TouchedRow[]> {
  const touched: TouchedRow[] = []
  for (const [entity, group] of Map.groupBy(references, reference => reference.entity)) {
    const ids = [...new Set(group.map(reference => reference.id))]
    const rows = new Map((await READERS[entity](em, ids)).map(row => [row.id, row]))
    // The row is of this entity, which TypeScript cannot follow through the union.
    for (const id of ids) touched.push({ entity, id, row: rows.get(id) ?? null } as TouchedRow)
    if (!isFormerEntity(entity)) continue
    const former = await em.find(FormerAddress, { entity, item_id: { $in: ids } })
    for (const row of former) touched.push({ entity: 'former', id: row.id, row: formerRow(row) })
  }
  return touched
}

function isFormerEntity(entity: ContentEntity): entity is FormerEntity {
  return ADDRESSED_ENTITIES.some(name => name === entity)
}

/** The functions that read the rows of each entity. @param ids null for all rows */
type Readers = { [E in keyof RowTypes]: (em: EntityManager, ids: number[] | null) => Promise<RowTypes[E][]> }

/** Each kind's rows: the API's view, with the columns by which an address finds a row where the view leaves them out. */
const READERS: Readers = {
  product: async (em, ids) => (await em.find(Product, byIds(ids))).map(products.toView),
  category: async (em, ids) =>
    (await em.find(Category, byIds(ids))).map(row => ({ ...categories.toView(row), segment: row.segment })),
  post: async (em, ids) => (await em.find(Post, byIds(ids))).map(posts.toView),
  text: async (em, ids) => (await em.find(Text, byIds(ids))).map(texts.toView),
  service: async (em, ids) => (await em.find(Service, byIds(ids))).map(services.toView),
  feedback: async (em, ids) => (await em.find(Feedback, byIds(ids))).map(feedbacks.toView),
  picture: async (em, ids) => (await em.find(Picture, byIds(ids))).map(row => ({ ...pictures.toView(row), hash: row.hash })),
  former: async (em, ids) => (await em.find(FormerAddress, byIds(ids))).map(formerRow),
}

function byIds(ids: number[] | null): { id?: { $in: number[] } } {
  return ids === null ? {} : { id: { $in: ids } }
}

function formerRow({ id, entity, item_id, segment, category_id, since }: FormerAddress): RowTypes['former'] {
  return { id, entity, item_id, segment, category_id: category_id ?? null, since: since.toISOString() }
}
