import type { EntityManager } from '@mikro-orm/postgresql'
import type { ApiUnderTest } from './api-app.ts'

/** How many rows of a table the work reads, whether one after the other or by an index. */
export function rowsRead(api: ApiUnderTest, table: string, work: (tx: EntityManager) => Promise<unknown>): Promise<number> {
  return api.orm.em.fork().transactional(async tx => {
    const rows = async () => {
      const [count] = await tx.execute<{ rows: number }[]>(
        `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows from pg_stat_xact_user_tables where relname = ?`,
        [table],
      )
      return count?.rows ?? 0
    }
    const before = await rows()
    await work(tx)
    return (await rows()) - before
  })
}
