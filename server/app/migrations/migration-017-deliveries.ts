import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "deliveries" (
    "target" text not null primary key,
    "holder" uuid not null,
    "folder" uuid null,
    "delivered" int null,
    "pending" int null,
    "touched" jsonb null,
    "headers" text null,
    "headers_since" timestamptz null,
    "delivered_at" timestamptz null,
    "failing_since" timestamptz null,
    "failure" text null
  )`,
  `alter table "publications"
    add column "awaits_delivery" boolean not null default false,
    add column "delivered_at" timestamptz null`,
  `create index "publications_awaits_delivery_index" on "publications" ("id") where "awaits_delivery"`,
]

/** The journal of what a bucket has of the site, and when each publication came there. */
export class Migration017Deliveries extends Migration {
  override name = '017-deliveries'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
