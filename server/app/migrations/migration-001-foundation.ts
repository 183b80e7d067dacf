import { Migration } from '@mikro-orm/migrations'

/** Content, the people who edit it, and the record of what was published. */
export class Migration001Foundation extends Migration {
  override name = '001-foundation'

  override up(): void {
    for (const statement of [...CONTENT, ...PEOPLE, ...PUBLICATIONS]) this.addSql(statement)
    // The specification's nine text blocks (§3) are edited, never created or deleted.
    this.addSql(`insert into "texts" ("id", "body") select id, '' from generate_series(1, 9) as id`)
  }
}

const CONTENT = [
  `create table "categories" (
    "id" serial primary key,
    "version" int not null default 1,
    "name" varchar(100) not null,
    "name_en" varchar(100) null,
    "name_ru" varchar(100) null,
    "segment" varchar(200) not null,
    constraint "categories_segment_unique" unique ("segment")
  )`,
  `create table "products" (
    "id" serial primary key,
    "version" int not null default 1,
    "category_id" int not null,
    "image" varchar(2048) null,
    "header" varchar(200) not null,
    "header_en" varchar(200) null,
    "header_ru" varchar(200) null,
    "description" text not null,
    "description_en" text null,
    "description_ru" text null,
    "price" numeric(10,2) not null,
    "new_price" numeric(10,2) null,
    constraint "products_price_check" check (price >= 0),
    constraint "products_new_price_check" check (new_price >= 0 and new_price <= price),
    constraint "products_category_id_foreign" foreign key ("category_id") references "categories" ("id")
  )`,
  `create index "products_category_id_index" on "products" ("category_id")`,
  `create table "posts" (
    "id" serial primary key,
    "version" int not null default 1,
    "image" varchar(2048) null,
    "header" varchar(200) not null,
    "header_en" varchar(200) null,
    "header_ru" varchar(200) null,
    "body" text not null,
    "body_en" text null,
    "body_ru" text null,
    "date" timestamptz not null
  )`,
  `create table "services" (
    "id" serial primary key,
    "version" int not null default 1,
    "type" text not null,
    "position" int not null,
    "image" varchar(2048) null,
    "title" varchar(200) not null,
    "title_en" varchar(200) null,
    "title_ru" varchar(200) null,
    "body" text not null,
    "body_en" text null,
    "body_ru" text null,
    constraint "services_position_check" check (position >= 0),
    constraint "services_type_check" check ("type" in ('huviringid', 'uritused', 'lohnastused', 'meeskonnad', 'kinkekaardid'))
  )`,
  `create index "services_type_position_index" on "services" ("type", "position")`,
  `create table "feedbacks" (
    "id" serial primary key,
    "version" int not null default 1,
    "body" text not null,
    "body_en" text null,
    "body_ru" text null
  )`,
  `create table "texts" (
    "id" int not null,
    "version" int not null default 1,
    "body" text not null,
    "body_en" text null,
    "body_ru" text null,
    primary key ("id")
  )`,
]

const PEOPLE = [
  `create table "users" (
    "id" serial primary key,
    "email" varchar(254) not null,
    "password_hash" varchar(255) not null,
    "created_at" timestamptz not null,
    constraint "users_email_unique" unique ("email")
  )`,
  `create table "sessions" (
    "id_hash" varchar(64) not null,
    "user_id" int null,
    "data" jsonb not null,
    "expires_at" timestamptz not null,
    primary key ("id_hash"),
    constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade
  )`,
  `create index "sessions_user_id_index" on "sessions" ("user_id")`,
  `create index "sessions_expires_at_index" on "sessions" ("expires_at")`,
  `create table "invitations" (
    "id" serial primary key,
    "token_hash" varchar(64) not null,
    "created_by" int null,
    "created_at" timestamptz not null,
    "expires_at" timestamptz not null,
    "used_at" timestamptz null,
    constraint "invitations_token_hash_unique" unique ("token_hash"),
    constraint "invitations_created_by_foreign" foreign key ("created_by") references "users" ("id") on delete cascade
  )`,
]

const PUBLICATIONS = [
  `create table "publications" (
    "id" serial primary key,
    "state" text not null,
    "user_id" int null,
    "changes" jsonb not null,
    "queued_at" timestamptz not null,
    "live_at" timestamptz null,
    "pages_rendered" int null,
    "pages_total" int null,
    "duration_ms" int null,
    "error" jsonb null,
    constraint "publications_state_check" check ("state" in ('queued', 'publishing', 'live', 'failed')),
    constraint "publications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null
  )`,
  `create index "publications_state_index" on "publications" ("state")`,
]
