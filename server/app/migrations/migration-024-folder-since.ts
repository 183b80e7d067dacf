import { Migration } from '@mikro-orm/migrations'

/** Since when a bucket shows the folder that it shows. The one that it shows before this has null. */
export class Migration024FolderSince extends Migration {
  override name = '024-folder-since'

  override up(): void {
    this.addSql('alter table "deliveries" add column "folder_since" timestamptz null')
  }
}
