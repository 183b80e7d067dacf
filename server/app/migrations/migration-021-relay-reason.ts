import { Migration } from '@mikro-orm/migrations'

/** One more reason of an unsent mail: the mail server forwards nothing to its recipient for us. */
export class Migration021RelayReason extends Migration {
  override name = '021-relay-reason'

  override up(): void {
    this.addSql(
      `alter table "mails" drop constraint "mails_trouble_check", add constraint "mails_trouble_check" check
      ("trouble" in ('unreachable', 'insecure', 'certificate', 'login', 'later', 'sender', 'relay', 'address', 'refused'))`,
    )
  }
}
