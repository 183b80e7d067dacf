import { Migration } from '@mikro-orm/migrations'

/** Counts of limited requests, for all processes. Unlogged: they are written often and worth no flush. */
export class Migration018RateLimits extends Migration {
  override name = '018-rate-limits'

  override up(): void {
    this.addSql(
      `create unlogged table "rate_limit_counts" (
        "key_hash" varchar(43) not null,
        "count" int not null,
        "ends_at" timestamptz not null,
        primary key ("key_hash")
      )`,
    )
  }
}
