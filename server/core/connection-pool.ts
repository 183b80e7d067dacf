import type { MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'

/** The `pg` pool under the ORM, for LISTEN and for the job queue. */
export async function connectionPool(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient()
}
