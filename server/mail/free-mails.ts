import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { sqlState } from '../core/postgres-error.ts'
import { UNCLAIMED } from './mail-claim.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Runs `work`, which changes what mails are about, while no process sends them or may begin to, until the transaction ends.
 * Locks in delivery's order: mails before their message.
 * @param which a condition on `mails`, and its values
 * @throws AppError MESSAGE_BEING_SENT
 */
export function withFreeMails<Result>(
  em: EntityManager,
  which: { readonly condition: string; readonly values: readonly unknown[] },
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  return em.transactional(async tx => {
    // Shorter than a request's usual limit, which holds again for `work`: that waits for other locks.
    await tx.execute(`set local lock_timeout = '2s'`)
    const mails = await lockMails(tx, which)
    await tx.execute('set local lock_timeout to default')
    if (mails.some(mail => !mail.is_free)) throw new AppError('MESSAGE_BEING_SENT')
    return work(tx)
  })
}

async function lockMails(
  tx: EntityManager,
  { condition, values }: Parameters<typeof withFreeMails>[1],
): Promise<{ is_free: boolean }[]> {
  try {
    return await tx.execute(`select ${UNCLAIMED} as is_free from mails where ${condition} order by id for update`, [...values])
  } catch (error) {
    throw sqlState(error) === LOCK_NOT_AVAILABLE ? new AppError('MESSAGE_BEING_SENT', { cause: error }) : error
  }
}
