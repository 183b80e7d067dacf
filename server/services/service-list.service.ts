import { isDeepStrictEqual } from 'node:util'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ServiceType } from '#common/service-types.ts'
import type { Edit } from '../content/content-kind.ts'
import { publish, recordedChange, type Saved } from '../content/content-service.ts'
import { requireAddedPictures } from '../content/shown-pictures.ts'
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
    const rows = await tx.find(Service, { type }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE })
    requireCurrent(ifMatch, listEtag(services.entity, rows))
    const pairs = inNewOrder(items, rows).map(pair => ({ ...pair, before: services.toView(pair.row) }))
    pairs.forEach(({ row, item }, position) => tx.assign(row, { ...services.toValues(item), position }))
    await tx.flush()

    const shown = pairs.map(({ row, before }, index) => ({ before, after: services.toView(row), path: `${index}.` }))
    await requireAddedPictures(tx, services.pictureFields, shown)
    const changed = shown.filter(({ before, after }) => !isDeepStrictEqual(before, after))
    const changes = changed.map(({ before, after }) => recordedChange(services, before, after))
    const publicationId = changes.length > 0 ? await publish(tx, changes, edit) : null
    return { value: shown.map(({ after }) => after), etag: listEtag(services.entity, rows), publicationId }
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
