import { TRANSLATIONS } from '#common/localized-names.ts'
import type { ApiClient } from './api-requests.ts'
import { aCategory, aPost, aProduct, aService, aText, create } from './builders.ts'

type Fields = Record<string, unknown>

/** One kind of content, for tests that concern all of them. */
export type Kind = {
  name: string
  list: string
  /** The API neither creates nor deletes its items, and has no list of them. */
  isFixed?: boolean
  /** Fields of a new item; creates the items that it refers to. */
  fields(client: ApiClient): Promise<Fields>
  /** The field that people know an item by. */
  title: string
  /** Rich text in Estonian. */
  html: string
  /** Fields that are null by default. */
  optional: readonly string[]
  /** Fields that every new item needs. */
  required: readonly string[]
}

const image = ['image']
const translated = (field: string) => TRANSLATIONS.map(locale => `${field}_${locale}`)

export const CATEGORIES: Kind = {
  name: 'a category',
  list: '/api/categories',
  title: 'name',
  html: '',
  optional: translated('name'),
  required: ['name'],
  fields: async () => aCategory(),
}

export const PRODUCTS: Kind = {
  name: 'a product',
  list: '/api/products',
  title: 'header',
  html: 'description',
  optional: [...image, ...translated('header'), ...translated('description'), 'new_price'],
  required: ['category_id', 'header', 'price'],
  fields: async client => aProduct({ category_id: (await create(client, '/api/categories', aCategory())).id }),
}

export const POSTS: Kind = {
  name: 'a post',
  list: '/api/posts',
  title: 'header',
  html: 'body',
  optional: [...image, ...translated('header'), ...translated('body')],
  required: ['header'],
  fields: async () => aPost(),
}

export const FEEDBACKS: Kind = {
  name: 'a feedback',
  list: '/api/feedbacks',
  title: 'body',
  html: 'body',
  optional: translated('body'),
  required: ['body'],
  fields: async () => aText(),
}

const serviceKind = (type: string): Kind => ({
  name: `a service of ${type}`,
  list: `/api/services/${type}`,
  title: 'title',
  html: 'body',
  optional: [...image, ...translated('title'), ...translated('body')],
  required: ['title'],
  fields: async () => aService(),
})

export const SERVICES: readonly Kind[] = ['huviringid', 'uritused', 'lohnastused', 'meeskonnad', 'kinkekaardid'].map(serviceKind)

export const TEXTS: Kind = {
  name: 'a text',
  list: '/api/texts',
  title: '',
  html: 'body',
  optional: translated('body'),
  required: ['body'],
  isFixed: true,
  fields: async () => aText(),
}

/** Kinds whose items administrators create and delete. */
export const LISTED_KINDS: readonly Kind[] = [CATEGORIES, PRODUCTS, POSTS, FEEDBACKS, ...SERVICES]
export const ALL_KINDS: readonly Kind[] = [...LISTED_KINDS, TEXTS]

/** Creates an item of a kind, or takes the first of a fixed one. @returns its address and what the API answers there */
export async function createItem(
  client: ApiClient,
  kind: Kind,
): Promise<{ url: string; item: { id: number } & Fields; etag: string }> {
  const id = kind.isFixed ? 1 : (await create(client, kind.list, await kind.fields(client))).id
  const url = `${kind.list}/${id}`
  const answer = await client.get(url)
  return { url, item: answer.json(), etag: String(answer.headers['etag']) }
}
