import type { EntityManager } from '@mikro-orm/postgresql'
import { LOCALES } from '#common/locales.ts'
import { paths } from '#common/paths.ts'
import { AppError } from '../core/errors.ts'
import type { RecordedChange } from '../publication-queue/publication.schemas.ts'
import type { FormerAddressesView, MovingEntity } from './former-address.schemas.ts'
import { leftAddresses, segmentOfName } from './left-addresses.ts'

/**
 * Stores the addresses that items leave with these changes, in the caller's transaction. It removes none that has content again:
 * nothing looks such an address up.
 */
export async function keepFormerAddresses(em: EntityManager, changes: readonly RecordedChange[], at: Date): Promise<void> {
  const left = leftAddresses(changes, await segmentsBefore(em, changes))
  for (const { entity, item_id, segment, category_id } of left) {
    await em.execute(
      `insert into former_addresses (entity, item_id, segment, category_id, since) values (?, ?, ?, ?, ?)
       on conflict (entity, item_id, segment) do update set category_id = excluded.category_id, since = excluded.since`,
      [entity, item_id, segment, category_id, at],
    )
  }
}

/** Looks up the segments of the categories that products leave, as they were before these changes. */
async function segmentsBefore(
  em: EntityManager,
  changes: readonly RecordedChange[],
): Promise<(categoryId: number) => string | undefined> {
  const left = changes.filter(
    ({ entity, before, after }) => entity === 'product' && before && before['category_id'] !== after?.['category_id'],
  )
  const ids = left.map(({ before }) => Number(before?.['category_id']))
  const rows =
    ids.length === 0
      ? []
      : await em.execute<{ id: number; segment: string }[]>('select id, segment from categories where id in (?)', [ids])
  const segments = new Map(rows.map(({ id, segment }) => [id, segment]))
  // The database already has what these changes made of a category.
  for (const { entity, id, before } of changes) if (entity === 'category' && before) segments.set(id, segmentOfName(before))
  return id => segments.get(id)
}

/** Counts the pages that move with an item: its own, and those of a category's products. */
const PAGE_COUNT_SQL: Readonly<Record<MovingEntity, string>> = {
  category: `select 1 + (select count(*) from products p where p.category_id = c.id) as pages from categories c where c.id = ?`,
  product: `select 1 as pages from products where id = ?`,
}

/**
 * SQL: the addresses that a category left and that lead to it now. An address that another category has got since does not, and
 * of several categories that left one address it leads to the latest.
 * @param id SQL for the category's id
 */
const leftByCategorySql = (id: string) => `select f.* from former_addresses f
    where f.entity = 'category' and f.item_id = ${id}
      and not exists (select from categories c where c.segment = f.segment)
      and not exists (select from former_addresses later where later.entity = 'category' and later.segment = f.segment
        and (later.since, later.id) > (f.since, f.id))`

/**
 * Finds the addresses that lead to an item now. For a product these are also the addresses below earlier names of its category,
 * and below earlier names of a category that it was in, whether that category was renamed before or after the product left.
 */
const FORMER_ADDRESSES_SQL: Readonly<Record<MovingEntity, string>> = {
  category: `${leftByCategorySql('?')} order by f.since desc, f.id desc`,
  product: `select f.segment, coalesce(max(f.since) filter (where f.entity = 'product'), max(f.since)) as since
    from products p join categories c on c.id = p.category_id cross join lateral (
      select * from former_addresses where entity = 'product' and item_id = p.id
      union all select earlier.* from former_addresses moved
        join former_addresses earlier on earlier.entity = 'category' and earlier.item_id = moved.category_id
        where moved.entity = 'product' and moved.item_id = p.id
      union all ${leftByCategorySql('p.category_id')}) f
    where p.id = ? and f.segment <> c.segment group by f.segment order by since desc, max(f.id) desc`,
}

type FormerRow = { segment: string; since: string }

/**
 * Lists the former addresses that lead to an item, and counts those that its next change of address would add.
 * @throws AppError NOT_FOUND
 */
export async function formerAddressesOf(em: EntityManager, entity: MovingEntity, id: number): Promise<FormerAddressesView> {
  const [item] = await em.execute<{ pages: string | number }[]>(PAGE_COUNT_SQL[entity], [id])
  if (!item) throw new AppError('NOT_FOUND')
  const former = await em.execute<FormerRow[]>(FORMER_ADDRESSES_SQL[entity], [id])
  const pathOf = (segment: string) => (entity === 'product' ? paths.product(segment, id) : paths.category(segment))
  return {
    former: former.map(({ segment, since }) => ({ path: pathOf(segment), since: new Date(since).toISOString() })),
    addresses_now: LOCALES.length * Number(item.pages),
  }
}
