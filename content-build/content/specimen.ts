import { BODY, HEADER } from '#common/localized-fields.ts'
import { MEDIA_DIR } from '#common/published-folders.ts'
import { SERVICE_TYPES } from '#common/service-types.ts'
import { Category } from '#server/categories/category.entity.ts'
import { categories } from '#server/categories/category.kind.ts'
import { Picture } from '#server/pictures/picture.entity.ts'
import { pictures } from '#server/pictures/picture.service.ts'
import { Post } from '#server/posts/post.entity.ts'
import { posts } from '#server/posts/post.kind.ts'
import { Product } from '#server/products/product.entity.ts'
import { products } from '#server/products/product.kind.ts'
import { Service } from '#server/services/service.entity.ts'
import { services } from '#server/services/service.kind.ts'
import { TEXT_IDS } from '#src/content/content-reader.ts'
import type { ContentRows } from './rows.ts'
import { Snapshot } from './snapshot.ts'

const texts = BODY.fields(
  () => '<p>x</p>',
  name => (name.endsWith('_ru') ? '<p>x</p>' : null),
)
const headers = HEADER.fields(
  () => 'x',
  name => (name.endsWith('_ru') ? null : 'x'),
)
const DRAWING = '/logo.svg'
const PICTURE_HASH = '0'.repeat(32)
const UPLOADED_PICTURE = `/${MEDIA_DIR}/${PICTURE_HASH}/2.webp`
const IMAGES = [DRAWING, UPLOADED_PICTURE, null] as const
/** Ids: enough items for a second archive part of every list. */
const ITEM_IDS = Array.from({ length: 21 }, (_, index) => index + 1)
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z')

const category = Object.assign(new Category(), { id: 1, name: 'x', segment: 'x' })

/** Columns that may be empty and are not named here are empty. */
const ROWS: ContentRows = {
  category: [{ ...categories.toView(category), segment: category.segment }],
  product: ITEM_IDS.map(id => {
    const image = IMAGES[id % IMAGES.length] ?? null
    const prices = { priceCents: 2, newPriceCents: id % 2 ? 1 : null }
    return products.toView(Object.assign(new Product(), { id, category, image, ...headers, ...prices, description: '<p>x</p>' }))
  }),
  post: ITEM_IDS.map(id => {
    const image = id % 2 ? DRAWING : null
    return posts.toView(Object.assign(new Post(), { id, image, ...headers, ...texts, date: LONG_AGO }))
  }),
  text: Object.values(TEXT_IDS).map(id => ({ id, ...texts })),
  service: SERVICE_TYPES.flatMap((type, index) =>
    [0, 1].map(position => {
      const image = position ? DRAWING : null
      const id = index * 2 + position + 1
      return services.toView(Object.assign(new Service(), { id, type, position, image, title: 'x', ...texts }))
    }),
  ),
  picture: [pictureRow()],
  former: [
    { id: 1, entity: 'category', item_id: 1, segment: 'y', category_id: null, since: LONG_AGO.toISOString() },
    { id: 2, entity: 'product', item_id: 99, segment: 'x', category_id: 1, since: LONG_AGO.toISOString() },
  ],
  feedback: [1, 2].map(id => ({ id, ...texts })),
}

/** The smallest content that has a page of every kind, with and without pictures, translations and discounts, in any year. */
export const SPECIMEN = Snapshot.fromRows(ROWS, 2000)

function pictureRow(): ContentRows['picture'][number] {
  const hash = PICTURE_HASH
  const variants = { webp: [1, 2], avif: [1, 2] }
  const file = { name: 'x', width: 2, height: 1, bytes: 1, variants, created_at: LONG_AGO }
  return { ...pictures.toView(Object.assign(new Picture(), { id: 1, hash, ...file })), hash }
}
