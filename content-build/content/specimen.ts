import { BODY, HEADER } from '#common/localized-fields.ts'
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
import type { ContentRows } from './rows.ts'

const texts = BODY.fields(
  () => '<p>x</p>',
  name => (name.endsWith('_ru') ? '<p>x</p>' : null),
)
const headers = HEADER.fields(
  () => 'x',
  name => (name.endsWith('_ru') ? null : 'x'),
)
/** A drawing of the site, an uploaded picture, none. */
const IMAGES = ['/logo.svg', `/media/${'0'.repeat(32)}/2.webp`] as const
/** Enough for a second archive part of every list. */
const ITEMS = Array.from({ length: 21 }, (_, index) => index + 1)
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z')

const category = Object.assign(new Category(), { id: 1, name: 'x', segment: 'x' })

/**
 * The smallest content that has a page of every kind, with and without pictures, translations and discounts: rows of
 * tables, of which what may be empty and is not named is empty.
 */
export const SPECIMEN: ContentRows = {
  category: [{ ...categories.toView(category), segment: category.segment }],
  product: ITEMS.map(id => {
    const image = IMAGES[id % 3] ?? null
    const prices = { priceCents: 2, newPriceCents: id % 2 ? 1 : null }
    return products.toView(Object.assign(new Product(), { id, category, image, ...headers, ...prices, description: '<p>x</p>' }))
  }),
  post: ITEMS.map(id => {
    const image = id % 2 ? '/logo.svg' : null
    return posts.toView(Object.assign(new Post(), { id, image, ...headers, ...texts, date: LONG_AGO }))
  }),
  text: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(id => ({ id, ...texts })),
  service: SERVICE_TYPES.flatMap((type, index) =>
    [0, 1].map(position => {
      const image = position ? '/logo.svg' : null
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

function pictureRow(): ContentRows['picture'][number] {
  const hash = '0'.repeat(32)
  const variants = { webp: [1, 2], avif: [1, 2] }
  const file = { name: 'x', width: 2, height: 1, bytes: 1, variants, created_at: LONG_AGO }
  return { ...pictures.toView(Object.assign(new Picture(), { id: 1, hash, ...file })), hash }
}
