import { Migration } from '@mikro-orm/migrations'

/** Visitors' messages, the mails about them, and administrators' settings. */
export class Migration002Messages extends Migration {
  override name = '002-messages'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}

const STATEMENTS = [
  `create table "messages" (
    "id" serial primary key,
    "number" varchar(9) not null,
    "kind" text not null,
    "state" text not null,
    "locale" text not null,
    "subject" varchar(220) not null,
    "name" varchar(100) not null,
    "email" varchar(254) not null,
    "phone" varchar(30) not null,
    "message" text not null,
    "fields" jsonb not null,
    "idempotency_key" varchar(200) null,
    "content_hash" varchar(64) not null,
    "created_at" timestamptz not null,
    "handled_at" timestamptz null,
    "handled_by" int null,
    constraint "messages_number_unique" unique ("number"),
    constraint "messages_idempotency_key_unique" unique ("idempotency_key"),
    constraint "messages_kind_check" check ("kind" in ('enquiry', 'contact', 'offer', 'scent-offer', 'booking', 'order')),
    constraint "messages_state_check" check ("state" in ('queued', 'sent', 'failed')),
    constraint "messages_locale_check" check ("locale" in ('et', 'en', 'ru')),
    constraint "messages_handled_by_foreign" foreign key ("handled_by") references "users" ("id") on delete set null
  )`,
  `create index "messages_created_at_index" on "messages" ("created_at")`,
  `create table "mails" (
    "id" serial primary key,
    "message_id" int not null,
    "role" text not null,
    "state" text not null,
    "queued_at" timestamptz not null,
    "attempts_made" int not null,
    "next_attempt_at" timestamptz null,
    "sent_at" timestamptz null,
    constraint "mails_message_id_role_unique" unique ("message_id", "role"),
    constraint "mails_role_check" check ("role" in ('company', 'visitor')),
    constraint "mails_state_check" check ("state" in ('queued', 'sent', 'failed')),
    constraint "mails_message_id_foreign" foreign key ("message_id") references "messages" ("id") on delete cascade
  )`,
  `create index "mails_state_next_attempt_at_index" on "mails" ("state", "next_attempt_at")`,
  `create table "mail_attempts" (
    "id" serial primary key,
    "mail_id" int not null,
    "at" timestamptz not null,
    "outcome" text not null,
    "detail" varchar(500) not null,
    constraint "mail_attempts_outcome_check" check ("outcome" in ('sent', 'deferred', 'failed')),
    constraint "mail_attempts_mail_id_foreign" foreign key ("mail_id") references "mails" ("id") on delete cascade
  )`,
  `create index "mail_attempts_mail_id_index" on "mail_attempts" ("mail_id")`,
  `create table "settings" (
    "key" varchar(100) not null,
    "value" jsonb not null,
    primary key ("key")
  )`,
]
