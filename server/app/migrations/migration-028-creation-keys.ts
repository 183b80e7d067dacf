import { Migration } from '@mikro-orm/migrations'

/** Keys of creations, so that a repeated request makes no item twice. */
export class Migration028CreationKeys extends Migration {
  override name = '028-creation-keys'

  override up(): void {
    this.addSql(`alter table "publications" add column "idempotency_key" varchar(200) null,
      add constraint "publications_idempotency_key_unique" unique ("idempotency_key")`)
  }
}
