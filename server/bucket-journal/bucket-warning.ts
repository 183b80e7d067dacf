import type { EntityManager } from '@mikro-orm/postgresql'
import type { BucketConfig } from '../core/config.ts'
import type { Warning } from '../core/warning.schemas.ts'

/** A publication may wait for its turn a while; one that the bucket lacks after this long is late. */
const LATE_AFTER_MS = 10 * 60_000

/** Names a bucket in the journal. */
export function targetOf({ endpoint, name, prefix }: BucketConfig): string {
  return [endpoint ?? 'Amazon S3', name, prefix].filter(part => part !== '').join(' ')
}

type Row = { failing_since: string | null; failure: string | null; late: number }

/** Warns of a bucket that does not get what is published. @returns null while all of it arrives */
export async function bucketWarning(em: EntityManager, bucket: BucketConfig, now: Date): Promise<Warning | null> {
  // `values (1)` makes one row also where this bucket has no journal yet: publications may be late all the same.
  const [row] = await em.execute<Row[]>(
    `select failing_since, failure,
       (select count(*) from publications where awaits_delivery and live_at < ?)::int as late
     from (values (1)) as one left join deliveries on target = ?`,
    [new Date(now.getTime() - LATE_AFTER_MS), targetOf(bucket)],
  )
  const { failing_since: since = null, failure = null, late = 0 } = row ?? {}
  if (since === null && late === 0) return null
  const waiting = `publications that visitors do not see yet: ${late}`
  const detail = since === null ? waiting : `since ${new Date(since).toISOString()}: ${failure ?? ''}; ${waiting}`
  return { code: 'DELIVERY_FAILED', detail }
}
