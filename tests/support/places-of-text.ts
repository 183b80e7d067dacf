import type { MikroORM } from '@mikro-orm/postgresql'

type Column = { readonly schema: string; readonly table: string; readonly column: string }

/** Every `table.column` of the product's tables and its queue that holds a text, in upper or lower case; sorted. */
export async function placesOfText(orm: MikroORM, text: string): Promise<string[]> {
  const em = orm.em.fork()
  const columns = await em.execute<Column[]>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
     where (table_schema = 'public' or table_name = '_private_jobs') and data_type in ('text', 'character varying', 'json', 'jsonb')
       and table_name <> 'mikro_orm_migrations'`,
  )
  const places: string[] = []
  for (const { schema, table, column } of columns) {
    const held = `select 1 from ${schema}.${table} where strpos(lower(${column}::text), lower(?)) > 0 limit 1`
    const found = await em.execute<unknown[]>(held, [text])
    if (found.length > 0) places.push(`${table}.${column}`)
  }
  return places.sort()
}
