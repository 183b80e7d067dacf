import { Migration } from '@mikro-orm/migrations'

/** Marks the mails that became files for want of a mail server; no reply of one begins as their line in the delivery log does. */
export class Migration029MailsKeptAsFiles extends Migration {
  override name = '029-mails-kept-as-files'

  override up(): void {
    this.addSql('alter table "mails" add column "kept_as_file" boolean not null default false')
    this.addSql(`update "mails" set "kept_as_file" = true where "state" = 'sent' and exists (
      select from "mail_attempts" where "mail_id" = "mails"."id" and "outcome" = 'sent' and "detail" like 'Written to %')`)
  }
}
