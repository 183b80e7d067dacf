import { Migration } from '@mikro-orm/migrations'

const STATEMENTS = [
  `create table "audit_events" (
    "id" serial primary key,
    "at" timestamptz not null,
    "actor_id" int null,
    "actor_email" varchar(254) null,
    "action" varchar(50) not null,
    "subject_type" varchar(30) null,
    "subject_id" int null,
    "subject_label" varchar(300) null,
    "network" varchar(45) not null,
    "request_id" varchar(100) null,
    "details" jsonb not null
  )`,
  `create index "audit_events_at_index" on "audit_events" ("at")`,
  `create index "audit_events_action_id_index" on "audit_events" ("action", "id")`,
  `create index "audit_events_actor_id_id_index" on "audit_events" ("actor_id", "id")`,
  `create function "refuse_audit_change"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('aroomikoda.audit_retention', true) = 'on'
      and old.at < now() - interval '2 years' then
      return old;
    end if;
    raise exception 'The audit log is append-only: % of % is refused.', tg_op, tg_table_name using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger "audit_events_append_only" before update or delete on "audit_events"
    for each row execute function "refuse_audit_change"()`,
  `create trigger "audit_events_no_truncate" before truncate on "audit_events"
    for each statement execute function "refuse_audit_change"()`,
  `create table "failed_log_ins" (
    "account_id" int not null,
    "hour" timestamptz not null,
    "count" int not null,
    primary key ("account_id", "hour")
  )`,
]

/** The audit log: no one can change a row, and only the nightly clean-up deletes it, after two years. */
export class Migration016AuditLog extends Migration {
  override name = '016-audit-log'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
