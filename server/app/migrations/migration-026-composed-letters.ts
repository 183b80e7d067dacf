import { Migration } from '@mikro-orm/migrations'

/** Letters and their signs as one character, as what is typed since: else a search would not find what came before. */
export class Migration026ComposedLetters extends Migration {
  override name = '026-composed-letters'

  override up(): void {
    const texts = ['name', 'subject', 'message']
    const composed = texts.map(column => `"${column}" = normalize("${column}")`).join(', ')
    this.addSql(`update "messages" set ${composed}, "fields" = normalize("fields"::text)::jsonb
      where concat(${texts.map(column => `"${column}"`).join(', ')}, "fields"::text) is not normalized`)
    this.addSql(`update "pictures" set "name" = normalize("name") where "name" is not normalized`)
  }
}
