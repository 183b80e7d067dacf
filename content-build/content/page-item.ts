/** An item with pages of its own, such as `product:12` or `post:3`: also the fact that an edit of it changes (facts.ts). */
export type PageItem = `product:${number}` | `post:${number}`

/** The kind and the id of an item. */
export function entityAndId(item: PageItem): { entity: 'product' | 'post'; id: number } {
  const [entity, id] = item.split(':') as ['product' | 'post', string]
  return { entity, id: Number(id) }
}
