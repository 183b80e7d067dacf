import { Migration } from '@mikro-orm/migrations'

/** One more reason of an unsent mail: the connection ended while the mail server had it. */
export class Migration025UnansweredReason extends Migration {
  override name = '025-unanswered-reason'

  override up(): void {
    this.addSql(
      `alter table "mails" drop constraint "mails_trouble_check", add constraint "mails_trouble_check" check
      ("trouble" in ('unreachable', 'insecure', 'certificate', 'login', 'unanswered', 'later', 'sender', 'relay', 'address', 'refused'))`,
    )
  }
}
