import { Migration } from '@mikro-orm/migrations'

/** Tells the planner how common each kind is in the history. A new index has no statistics until its table is analyzed. */
export class Migration027KindsInHistory extends Migration {
  override name = '027-kinds-in-history'

  override up(): void {
    this.addSql(`create index "publications_kinds_index" on "publications"
      using gin (jsonb_path_query_array("changes", '$[*].entity') jsonb_path_ops)`)
    this.addSql('analyze "publications"')
  }
}
