import { Migration } from '@mikro-orm/migrations'

/** Browsers that an account knows, and the mails that tell its owner of events. */
export class Migration010KnownDevices extends Migration {
  override name = '010-known-devices'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}

const STATEMENTS = [
  `create table "known_devices" (
    "id" serial primary key,
    "user_id" int not null,
    "token_hash" varchar(64) not null,
    "first_seen_at" timestamptz not null,
    "last_seen_at" timestamptz not null,
    constraint "known_devices_user_id_token_hash_unique" unique ("user_id", "token_hash"),
    constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "account_notices" (
    "id" serial primary key,
    "user_id" int not null,
    "kind" text not null,
    "at" timestamptz not null,
    "user_agent" varchar(400) not null,
    "about_email" varchar(254) null,
    "locale" text null,
    constraint "account_notices_kind_check" check ("kind" in ('new-device', 'password-changed', 'password-reset', 'administrator-added')),
    constraint "account_notices_locale_check" check ("locale" in ('et', 'en', 'ru')),
    constraint "account_notices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create index "account_notices_user_id_index" on "account_notices" ("user_id")`,
  `alter table "mails"
    add column "account_notice_id" int null,
    drop constraint "mails_role_check",
    add constraint "mails_role_check" check ("role" in ('company', 'visitor', 'invitation', 'password-reset', 'account-notice')),
    drop constraint "mails_subject_check",
    add constraint "mails_subject_check" check (num_nonnulls(message_id, invitation_id, password_reset_id, account_notice_id) = 1),
    add constraint "mails_account_notice_id_unique" unique ("account_notice_id"),
    add constraint "mails_account_notice_id_foreign" foreign key ("account_notice_id") references "account_notices" ("id") on delete cascade`,
]
