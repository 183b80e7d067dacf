import { Migration } from '@mikro-orm/migrations'

/** Records in a mail's row that a process is sending it, so that no transaction is open while a mail server answers. */
export class Migration013MailClaims extends Migration {
  override name = '013-mail-claims'

  override up(): void {
    this.addSql(`alter table "mails" add column "claimed_until" timestamptz null`)
  }
}
