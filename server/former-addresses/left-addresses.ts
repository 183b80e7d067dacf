import { categorySegment } from '#common/category-segment.ts'
import type { RecordedChange } from '../publication-queue/publication.schemas.ts'
import type { FormerEntity } from './former-address.schemas.ts'

/** An address that an item has left; see former-address.entity.ts. */
export type LeftAddress = {
  readonly entity: FormerEntity
  readonly item_id: number
  readonly segment: string
  readonly category_id: number | null
}

/**
 * The addresses that items leave with these changes: a category's when it is renamed or deleted, a product's when it
 * changes its category or is deleted, a post's when it is deleted. A renamed category's product addresses follow from
 * its own.
 * @param segmentOf the segment of a category before the changes, undefined for an unknown one
 */
export function leftAddresses(
  changes: readonly Pick<RecordedChange, 'entity' | 'id' | 'before' | 'after'>[],
  segmentOf: (categoryId: number) => string | undefined,
): LeftAddress[] {
  return changes.flatMap(({ entity, id, before, after }): LeftAddress[] => {
    if (before === null) return []
    switch (entity) {
      case 'category': {
        const segment = segmentOfName(before)
        return after !== null && segmentOfName(after) === segment ? [] : [{ entity, item_id: id, segment, category_id: null }]
      }
      case 'product': {
        const category_id = Number(before['category_id'])
        const segment = segmentOf(category_id)
        const isStaying = after !== null && Number(after['category_id']) === category_id
        return isStaying || segment === undefined ? [] : [{ entity, item_id: id, segment, category_id }]
      }
      case 'post':
        return after === null ? [{ entity, item_id: id, segment: '', category_id: null }] : []
      default:
        return []
    }
  })
}

/**
 * The segment that a category has by its name.
 * @param category in its API form
 */
export function segmentOfName(category: Readonly<Record<string, unknown>>): string {
  return categorySegment(String(category['name']))
}
