import { Migration } from '@mikro-orm/migrations'

/** Lets publications undo others, be found by the rows they changed, and carry an error code. */
export class Migration005Publications extends Migration {
  override name = '005-publications'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}

const STATEMENTS = [
  `alter table "publications" add column "undoes" int null`,
  `alter table "publications" add constraint "publications_undoes_unique" unique ("undoes")`,
  `create index "publications_changes_index" on "publications" using gin ("changes" jsonb_path_ops)`,
  `update "publications" set "error" = jsonb_build_object(
     'code', case when "error"->>'page' is null then 'UNKNOWN' else 'RENDER_FAILED' end, 'page', "error"->'page'
   ) where "error" is not null`,
]
