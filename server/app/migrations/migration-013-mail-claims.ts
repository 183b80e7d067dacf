import { Migration } from '@mikro-orm/migrations'

/** A mail that is being sent says so in its row, so that no transaction is open while a mail server answers. */
export class Migration013MailClaims extends Migration {
  override name = '013-mail-claims'

  override up(): void {
    this.addSql(`alter table "mails" add column "claimed_until" timestamptz null`)
  }
}
