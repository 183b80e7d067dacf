import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Deletes rows older than two years. A trigger refuses every deletion but that of such rows in a transaction with this setting on;
 * younger rows stay even then (migration 016).
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
