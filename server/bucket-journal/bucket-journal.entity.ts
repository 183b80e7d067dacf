import { defineEntity, p } from '@mikro-orm/core'

/** A comparison of the bucket with the published folder, after everything that differed was written again. */
export type BucketComparison = {
  /** The request of `npm run verify` that it answers; null for the nightly one. */
  readonly id: string | null
  /** ISO 8601. */
  readonly at: string
  /** Objects in the bucket, and files that were missing, differed or were too many there. */
  readonly objects: number
  readonly differing: number
}

const BucketJournalSchema = defineEntity({
  name: 'BucketJournal',
  tableName: 'deliveries',
  properties: {
    /** The bucket, as {@link targetOf} names it. */
    target: p.text().primary(),
    /** The process that may write: a later one takes the row over, and the earlier one notices when it next writes here. */
    holder: p.uuid(),
    /** The published folder that {@link delivered} and {@link pending} are releases of: each folder counts its own. */
    folder: p.uuid().nullable(),
    /** Since when the bucket shows that folder; null before the first, and for one that did so before this column. */
    folder_since: p.datetime().nullable(),
    /** The last release that the bucket has whole; null when that is not known. */
    delivered: p.integer().nullable(),
    /** The release on its way; null when none is. */
    pending: p.integer().nullable(),
    /**
     * Files that caches may hold in another version since the last whole delivery, also those of attempts that died; null:
     * any file.
     */
    touched: p.json<readonly string[]>().nullable(),
    /**
     * The version of the objects' headers, with the caches that are told (content-build/deliver/told-caches.ts), and since when
     * (the bucket's clock) objects are written with that version.
     */
    headers: p.text().nullable(),
    headers_since: p.datetime().nullable(),
    delivered_at: p.datetime().nullable(),
    /** The first failure since the last success, and the last reason, for the operator. */
    failing_since: p.datetime().nullable(),
    failure: p.text().nullable(),
    /** The last comparison; null before the first. */
    comparison: p.json<BucketComparison>().nullable(),
  },
})

/** What a bucket has of the published site; the publisher writes it (content-build/deliver/journal.ts). */
export class BucketJournal extends BucketJournalSchema.class {}
BucketJournalSchema.setClass(BucketJournal)
