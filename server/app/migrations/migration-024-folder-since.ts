import { Migration } from '@mikro-orm/migrations'

/** Records since when a bucket has its present published folder. Null for a folder that it had before this migration. */
export class Migration024FolderSince extends Migration {
  override name = '024-folder-since'

  override up(): void {
    this.addSql('alter table "deliveries" add column "folder_since" timestamptz null')
  }
}
