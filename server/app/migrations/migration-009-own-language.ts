import { Migration } from '@mikro-orm/migrations'

/** Gives each administrator their own language; an existing account gets it at the next log-in. */
export class Migration009OwnLanguage extends Migration {
  override name = '009-own-language'

  override up(): void {
    this.addSql(`alter table "users"
      add column "locale" text null,
      add constraint "users_locale_check" check ("locale" in ('et', 'en', 'ru'))`)
  }
}
