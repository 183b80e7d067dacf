import { LOCALES } from '#common/locales.ts'
import { entityAndId, type PageItem } from '../content/page-item.ts'
import { postDesign, productDesign, type ShareDesign } from '../content/share-design.ts'
import type { Snapshot } from '../content/snapshot.ts'

/** All items, posts before products, the newest first: people seldom share old ones. */
export function allSharedItems({ tables }: Snapshot): PageItem[] {
  const newest = (ids: Iterable<number>) => [...ids].toSorted((a, b) => b - a)
  return [
    ...newest(tables.post.keys()).map((id): PageItem => `post:${id}`),
    ...newest(tables.product.keys()).map((id): PageItem => `product:${id}`),
  ]
}

/** Items whose picture an edit may have changed; a product's shows the name of its category. */
export function sharedItemsOf(facts: ReadonlySet<string>, snapshot: Snapshot): PageItem[] {
  return [...facts].flatMap((fact): PageItem[] => {
    const [kind, id] = fact.split(':')
    if (kind === 'product' || kind === 'post') return [`${kind}:${Number(id)}`]
    return kind === 'category' ? snapshot.productIds(Number(id)).map((product): PageItem => `product:${product}`) : []
  })
}

/** What an item's pictures show, one a language; none when it is gone. */
export function designsOf(item: PageItem, { tables }: Snapshot): ShareDesign[] {
  const { entity, id } = entityAndId(item)
  if (entity === 'post') {
    const row = tables.post.get(id)
    return row ? LOCALES.map(locale => postDesign(row, locale)) : []
  }
  const row = tables.product.get(id)
  const category = row && tables.category.get(row.category_id)
  return category ? LOCALES.map(locale => productDesign(row, category, locale)) : []
}
