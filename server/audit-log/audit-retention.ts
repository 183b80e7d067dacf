import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Deletes rows older than two years. A trigger refuses to delete any row, except these where a setting is on, which this
 * transaction alone has on (migration 016).
 * @returns how many rows it deleted
 */
export async function deleteOldAuditEvents(em: EntityManager): Promise<number> {
  return em.transactional(async tx => {
    await tx.execute(`set local aroomikoda.audit_retention = 'on'`)
    const gone = await tx.execute<unknown[]>(`delete from audit_events where at < now() - interval '2 years' returning id`)
    await tx.execute(`delete from failed_log_ins where hour < now() - interval '1 day'`)
    return gone.length
  })
}
