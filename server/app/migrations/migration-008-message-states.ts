import { Migration } from '@mikro-orm/migrations'

/** What administrators did with a message is one thing, how its mails fare another. */
export class Migration008MessageStates extends Migration {
  override name = '008-message-states'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}

const STATEMENTS = [
  `alter table "messages" add column "read_at" timestamptz null`,
  // Nobody noted who opened what: what is here already is not announced as new.
  `update "messages" set "read_at" = coalesce("handled_at", "created_at")`,
  `create index "messages_read_at_index" on "messages" ("read_at")`,
  `alter table "messages" drop column "state"`,
  `alter table "mails"
    add column "trouble" text null,
    add constraint "mails_trouble_check" check
      ("trouble" in ('unreachable', 'insecure', 'certificate', 'login', 'later', 'sender', 'address', 'refused'))`,
]
