import { Migration } from '@mikro-orm/migrations'

/** Where a mail to the company went: the setting may be another one since. Mails sent before have null. */
export class Migration023SentTo extends Migration {
  override name = '023-sent-to'

  override up(): void {
    this.addSql('alter table "mails" add column "sent_to" text null')
  }
}
