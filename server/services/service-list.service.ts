import { isDeepStrictEqual } from 'node:util'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ServiceType } from '#common/service-types.ts'
import type { Edit } from '../content/content-kind.ts'
import { publish, recordedChange, type Saved } from '../content/content-service.ts'
import { requireShownPictures } from '../content/shown-pictures.ts'
import { AppError } from '../core/errors.ts'
import { listEtag, requireCurrent } from '../core/etag.ts'
import { Service } from './service.entity.ts'
import { services } from './service.kind.ts'
import type { ReplaceServicesBody, ServiceView } from './service.schemas.ts'

/**
 * Saves every item of a slider and their order, in one publication, all or nothing.
 * @throws AppError LIST_CHANGED when the ids are not exactly the list's, STALE_VERSION, VALIDATION_FAILED for
 * a picture that is deleted
 */
export function replaceServices(
  em: EntityManager,
  type: ServiceType,
  change: { items: ReplaceServicesBody; ifMatch: string | undefined; edit: Edit },
): Promise<Saved<ServiceView[]>> {
  const { items, ifMatch, edit } = change
  return em.transactional(async tx => {
    // Locks by id, not by place: two lists saved at once take the locks in the same order and cannot deadlock.
    const locked = await tx.find(Service, { type }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE })
    const rows = locked.toSorted((a, b) => a.position - b.position || a.id - b.id)
    requireCurrent(ifMatch, listEtag('service', rows))
    const pairs = inNewOrder(items, rows)
    const reordered = pairs.map(({ row }) => row)
    const before = reordered.map(services.toView)
    pairs.forEach(({ row, item }, position) => tx.assign(row, { ...services.toValues(item), position }))
    await tx.flush()

    const after = reordered.map(services.toView)
    const shown = after.map((view, index) => ({ before: before[index] ?? null, after: view, path: `${index}.` }))
    await requireShownPictures(tx, services.pictureFields, shown)
    const changes = after.flatMap((view, index) => {
      const previous = before[index] ?? null
      return isDeepStrictEqual(previous, view) ? [] : [recordedChange(services, previous, view)]
    })
    const publicationId = changes.length > 0 ? await publish(tx, changes, edit) : null
    return { value: after, etag: listEtag('service', reordered), publicationId }
  })
}

/**
 * Pairs each item with its row, in the items' order.
 * @throws AppError LIST_CHANGED unless the items are exactly these rows, each once
 */
function inNewOrder(items: ReplaceServicesBody, rows: readonly Service[]): { row: Service; item: ReplaceServicesBody[number] }[] {
  const remaining = new Map(rows.map(row => [row.id, row]))
  const pairs = items.map(item => {
    const row = remaining.get(item.id)
    if (!row) throw new AppError('LIST_CHANGED')
    remaining.delete(item.id)
    return { row, item }
  })
  if (remaining.size > 0) throw new AppError('LIST_CHANGED')
  return pairs
}
