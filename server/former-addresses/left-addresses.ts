import { categorySegment } from '../../common/category-segment.ts'
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
 * The addresses that items leave by these changes: of a category when its name or it goes, of a product when it changes its
 * category or goes, of a post when it goes. The addresses of the products of a renamed category follow from the category's.
 * @param segmentOf the segment that a category had before the changes, undefined for one that is not known
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
        const isThere = after !== null && Number(after['category_id']) === category_id
        return isThere || segment === undefined ? [] : [{ entity, item_id: id, segment, category_id }]
      }
      case 'post':
        return after === null ? [{ entity, item_id: id, segment: '', category_id: null }] : []
      default:
        return []
    }
  })
}

/** @param category in its API form */
export function segmentOfName(category: Readonly<Record<string, unknown>>): string {
  return categorySegment(String(category['name']))
}
