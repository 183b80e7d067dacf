import { Migration } from '@mikro-orm/migrations'

/** What machines noted in their folders, for all of them: the nightly backups. */
export class Migration019Records extends Migration {
  override name = '019-records'

  override up(): void {
    this.addSql(`create table "records" ("key" varchar(100) not null, "value" jsonb not null, primary key ("key"))`)
  }
}
