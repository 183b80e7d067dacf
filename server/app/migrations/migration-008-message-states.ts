import { Migration } from '@mikro-orm/migrations'

/** Separates what administrators did with a message from the state of its mails. */
export class Migration008MessageStates extends Migration {
  override name = '008-message-states'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}

const STATEMENTS = [
  `alter table "messages" add column "read_at" timestamptz null`,
  // Earlier versions did not record who opened what: existing messages do not count as new.
  `update "messages" set "read_at" = coalesce("handled_at", "created_at")`,
  `create index "messages_read_at_index" on "messages" ("read_at")`,
  `alter table "messages" drop column "state"`,
  `alter table "mails"
    add column "trouble" text null,
    add constraint "mails_trouble_check" check
      ("trouble" in ('unreachable', 'insecure', 'certificate', 'login', 'later', 'sender', 'address', 'refused'))`,
]
