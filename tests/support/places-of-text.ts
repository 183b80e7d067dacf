import type { MikroORM } from '@mikro-orm/postgresql'

type Column = { readonly schema: string; readonly table: string; readonly column: string }

/** The columns of text or JSON, also of waiting jobs, that contain a text, whatever its case: sorted, as `table.column`. */
export async function placesOfText(orm: MikroORM, text: string): Promise<string[]> {
  const em = orm.em.fork()
  const columns = await em.execute<Column[]>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
     where (table_schema = 'public' or table_name = '_private_jobs') and table_name <> 'mikro_orm_migrations'
       and data_type in ('text', 'character varying', 'json', 'jsonb')`,
  )
  const places: string[] = []
  for (const { schema, table, column } of columns) {
    const query = `select 1 from ${schema}.${table} where strpos(lower(${column}::text), lower(?)) > 0 limit 1`
    const rows = await em.execute<unknown[]>(query, [text])
    if (rows.length > 0) places.push(`${table}.${column}`)
  }
  return places.sort()
}
