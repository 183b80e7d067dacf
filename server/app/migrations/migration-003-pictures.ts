import { Migration } from '@mikro-orm/migrations'

/** Uploaded pictures. */
export class Migration003Pictures extends Migration {
  override name = '003-pictures'

  override up(): void {
    this.addSql(`create table "pictures" (
      "id" serial primary key,
      "version" int not null default 1,
      "hash" varchar(32) not null,
      "original" varchar(20) not null,
      "name" varchar(200) not null,
      "width" int not null,
      "height" int not null,
      "bytes" int not null,
      "alt" varchar(300) null,
      "alt_en" varchar(300) null,
      "alt_ru" varchar(300) null,
      "variants" jsonb not null,
      "created_at" timestamptz not null,
      constraint "pictures_hash_unique" unique ("hash")
    )`)
  }
}
