import { Migration } from '@mikro-orm/migrations'

const NOTICE_KINDS = [
  ...['new-device', 'password-changed', 'password-reset', 'administrator-added'],
  ...['passkey-added', 'passkey-removed', 'recovery-codes-made', 'recovery-code-used', 'second-factor-off'],
]

const STATEMENTS = [
  `alter table "users"
    add column "passkey_handle" varchar(43) null,
    add column "needs_second_factor" boolean not null default false,
    add constraint "users_passkey_handle_unique" unique ("passkey_handle")`,
  `create table "passkeys" (
    "id" serial primary key,
    "user_id" int not null,
    "credential_id" varchar(1364) not null,
    "public_key" bytea not null,
    "counter" bigint not null,
    "transports" text[] not null,
    "is_synced" boolean not null,
    "name" varchar(100) not null,
    "created_at" timestamptz not null,
    "last_used_at" timestamptz null,
    constraint "passkeys_credential_id_unique" unique ("credential_id"),
    constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create index "passkeys_user_id_index" on "passkeys" ("user_id")`,
  `create table "recovery_codes" (
    "id" serial primary key,
    "user_id" int not null,
    "code_hash" char(64) not null,
    "created_at" timestamptz not null,
    "used_at" timestamptz null,
    constraint "recovery_codes_user_id_code_hash_unique" unique ("user_id", "code_hash"),
    constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create table "session_challenges" (
    "id" serial primary key,
    "session_id_hash" varchar(64) not null,
    "purpose" text not null,
    "challenge" varchar(86) null,
    "user_id" int null,
    "tries" int not null,
    "expires_at" timestamptz not null,
    constraint "session_challenges_purpose_check" check ("purpose" in ('add-passkey', 'use-passkey', 'second-factor')),
    constraint "session_challenges_session_id_hash_purpose_unique" unique ("session_id_hash", "purpose"),
    constraint "session_challenges_session_id_hash_foreign" foreign key ("session_id_hash") references "sessions" ("id_hash") on delete cascade,
    constraint "session_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create index "session_challenges_user_id_index" on "session_challenges" ("user_id")`,
  `alter table "account_notices"
    drop constraint "account_notices_kind_check",
    add constraint "account_notices_kind_check" check ("kind" in (${NOTICE_KINDS.map(kind => `'${kind}'`).join(', ')}))`,
]

/** Passkeys, recovery codes that replace a lost one, and sessions' challenges. */
export class Migration015Passkeys extends Migration {
  override name = '015-passkeys'

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement)
  }
}
