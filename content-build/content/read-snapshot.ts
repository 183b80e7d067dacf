import type { EntityManager } from '@mikro-orm/postgresql'
import { getRetention } from '#server/inbox/retention.ts'
import { estonianYear } from './estonian-year.ts'
import { readAllContent } from './read-content.ts'
import { Snapshot } from './snapshot.ts'

/** All content as it is now. Call it inside `inOneView` (read-content.ts), so that all tables show one moment. */
export async function readSnapshot(em: EntityManager): Promise<Snapshot> {
  const { months } = await getRetention(em)
  return Snapshot.fromRows(await readAllContent(em), estonianYear(new Date()), months)
}
