import { Migration } from '@mikro-orm/migrations'

/** Each administrator has a language of their own; who logged in before gets it with the next log-in. */
export class Migration009OwnLanguage extends Migration {
  override name = '009-own-language'

  override up(): void {
    this.addSql(`alter table "users"
      add column "locale" text null,
      add constraint "users_locale_check" check ("locale" in ('et', 'en', 'ru'))`)
  }
}
