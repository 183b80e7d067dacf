import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "alarms" (
    "id" serial primary key,
    "code" varchar(50) not null,
    "detail" text not null,
    "since" timestamptz not null,
    "told_at" timestamptz null,
    "ended_at" timestamptz null
  )`,
  `create unique index "alarms_open_unique" on "alarms" ("code") where "ended_at" is null`,
  `create index "alarms_ended_at_index" on "alarms" ("ended_at")`,
  `create table "alarm_notices" (
    "id" serial primary key,
    "kind" text not null,
    "alarm_id" int null,
    "at" timestamptz not null,
    constraint "alarm_notices_kind_check" check ("kind" in ('begun', 'over', 'canary')),
    constraint "alarm_notices_alarm_id_foreign" foreign key ("alarm_id") references "alarms" ("id") on delete cascade
  )`,
  `create index "alarm_notices_alarm_id_index" on "alarm_notices" ("alarm_id")`,
  `alter table "mails"
    add column "alarm_notice_id" int null,
    drop constraint "mails_role_check",
    add constraint "mails_role_check" check ("role" in ('company', 'visitor', 'invitation', 'password-reset', 'account-notice', 'alarm-notice')),
    drop constraint "mails_subject_check",
    add constraint "mails_subject_check" check (num_nonnulls(message_id, invitation_id, password_reset_id, account_notice_id, alarm_notice_id) = 1),
    add constraint "mails_alarm_notice_id_unique" unique ("alarm_notice_id"),
    add constraint "mails_alarm_notice_id_foreign" foreign key ("alarm_notice_id") references "alarm_notices" ("id") on delete cascade`,
]

/** Alarms for lasting problems, and the mails about them. */
export class Migration014Alarms extends Migration {
  override name = '014-alarms'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
