import { Migration } from '@mikro-orm/migrations'

/** What the last comparison of a bucket found, for `npm run verify`. */
export class Migration020BucketComparisons extends Migration {
  override name = '020-bucket-comparisons'

  override up(): void {
    this.addSql(`alter table "deliveries" add column "comparison" jsonb null`)
  }
}
