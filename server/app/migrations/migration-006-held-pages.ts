import { Migration } from '@mikro-orm/migrations'

/** Pages that cannot be built, and publications that name all the pages they hold back. */
export class Migration006HeldPages extends Migration {
  override name = '006-held-pages'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}

const STATEMENTS = [
  `create table "held_pages" (
    "address" text not null,
    "is_kept" boolean not null,
    "held_since" timestamptz not null,
    primary key ("address")
  )`,
  `update "publications" set "error" = jsonb_build_object('code', "error"->'code', 'pages', '[]'::jsonb, 'page_count', 0)
     where "error" is not null`,
]
