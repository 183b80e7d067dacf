import { type Configuration, isRaw, raw, type RawQueryFragment } from '@mikro-orm/core'
import { PostgreSqlConnection, PostgreSqlDriver, PostgreSqlPlatform } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'

/**
 * The ORM's PostgreSQL driver, except that it sends values as bound parameters ($1, $2, …). The ORM's own driver
 * escapes them into the text of the statement.
 * @see https://github.com/mikro-orm/mikro-orm/issues/8001
 */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly connection: BindingConnection

  constructor(config: Configuration) {
    super(config)
    this.connection = new BindingConnection(config)
  }
}

class BindingConnection extends PostgreSqlConnection {
  readonly #binder = new Binder()

  /** Does what the ORM's own method does, except that values go beside the statement. */
  override execute: PostgreSqlConnection['execute'] = async (query, params = [], method = 'all', ctx, context) => {
    await this.ensureConnection()
    const { sql, params: values } = asRaw(query, params)
    const text = this.config.get('onQuery')(sql, values)
    const bound = this.#binder.bind(text, values)
    return this.executeQuery(
      bound.sql,
      async () => {
        const result = await (ctx ?? this.getClient()).executeQuery(CompiledQuery.raw(bound.sql, bound.values))
        return this.transformRawResult(result, method)
      },
      { query: text, params: [...values], ...context },
    )
  }
}

type Query = Parameters<PostgreSqlConnection['execute']>[0]
type Params = NonNullable<Parameters<PostgreSqlConnection['execute']>[1]>

function asRaw(query: Query, params: Params): Pick<RawQueryFragment, 'sql'> & { params: readonly unknown[] } {
  if (typeof query !== 'string') return isRaw(query) ? query : query.toRaw()
  if (Array.isArray(params)) return { sql: query, params }
  // Values that are no list are named ones: the type of `isArray` does not exclude a read-only list.
  return raw(query, params as Record<string, unknown>)
}

/** The ORM formats statements and hands every value to `escape`: here that makes a parameter of the value. */
class Binder extends PostgreSqlPlatform {
  #values: unknown[] = []

  bind(sql: string, params: readonly unknown[]): { sql: string; values: unknown[] } {
    this.#values = []
    return { sql: this.formatQuery(sql, params), values: this.#values }
  }

  override escape(value: unknown): string {
    // PostgreSQL wants the keyword: `is $1` would be no SQL.
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return value.map(item => this.escape(item)).join(', ')
    return `$${this.#values.push(value instanceof Date ? value.toISOString() : value)}`
  }
}
