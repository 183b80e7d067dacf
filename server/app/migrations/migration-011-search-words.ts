import { Migration } from '@mikro-orm/migrations'

/** Further search words of products: their own, and their category's. */
export class Migration011SearchWords extends Migration {
  override name = '011-search-words'

  override up(): void {
    this.addSql(`alter table "categories" add column "search_words" varchar(500) null`)
    this.addSql(`alter table "products" add column "search_words" varchar(500) null`)
  }
}
