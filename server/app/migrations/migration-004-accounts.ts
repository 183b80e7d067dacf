import { Migration } from '@mikro-orm/migrations'

/** What administrators see of their own account, links sent by mail, and removed administrators. */
export class Migration004Accounts extends Migration {
  override name = '004-accounts'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}

const STATEMENTS = [
  `alter table "users" add column "removed_at" timestamptz null`,
  // Of existing sessions only their present existence is known.
  `alter table "sessions"
    add column "created_at" timestamptz not null default now(),
    add column "last_seen_at" timestamptz not null default now(),
    add column "user_agent" varchar(400) not null default '',
    add column "network" varchar(45) not null default ''`,
  `alter table "sessions"
    alter column "created_at" drop default,
    alter column "last_seen_at" drop default,
    alter column "user_agent" drop default,
    alter column "network" drop default`,
  `alter table "invitations"
    add column "email" varchar(254) null,
    add column "locale" text not null default 'et',
    add column "seed" varchar(36) null,
    add column "revoked_at" timestamptz null,
    add constraint "invitations_locale_check" check ("locale" in ('et', 'en', 'ru'))`,
  `alter table "invitations" alter column "locale" drop default`,
  `create table "password_resets" (
    "id" serial primary key,
    "user_id" int not null,
    "seed" varchar(36) not null,
    "token_hash" varchar(64) not null,
    "locale" text not null,
    "created_at" timestamptz not null,
    "expires_at" timestamptz not null,
    "closed_at" timestamptz null,
    constraint "password_resets_token_hash_unique" unique ("token_hash"),
    constraint "password_resets_locale_check" check ("locale" in ('et', 'en', 'ru')),
    constraint "password_resets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create index "password_resets_user_id_index" on "password_resets" ("user_id")`,
  `alter table "mails"
    alter column "message_id" drop not null,
    add column "invitation_id" int null,
    add column "password_reset_id" int null,
    drop constraint "mails_role_check",
    add constraint "mails_role_check" check ("role" in ('company', 'visitor', 'invitation', 'password-reset')),
    add constraint "mails_subject_check" check (num_nonnulls(message_id, invitation_id, password_reset_id) = 1),
    add constraint "mails_invitation_id_unique" unique ("invitation_id"),
    add constraint "mails_password_reset_id_unique" unique ("password_reset_id"),
    add constraint "mails_invitation_id_foreign" foreign key ("invitation_id") references "invitations" ("id") on delete cascade,
    add constraint "mails_password_reset_id_foreign" foreign key ("password_reset_id") references "password_resets" ("id") on delete cascade`,
]
