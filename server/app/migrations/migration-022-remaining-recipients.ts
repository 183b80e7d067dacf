import { Migration } from '@mikro-orm/migrations'

/** Addresses that a mail still goes to, once the mail server took it for the others. */
export class Migration022RemainingRecipients extends Migration {
  override name = '022-remaining-recipients'

  override up(): void {
    this.addSql('alter table "mails" add column "remaining_recipients" jsonb null')
  }
}
