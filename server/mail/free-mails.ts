import { DriverException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { UNCLAIMED } from './mail-claim.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Changes what mails are about while no process sends them or may begin to, until the transaction ends. Locks in
 * delivery's order: mails before their message.
 * @param which a condition on `mails`, and its values
 * @throws AppError MESSAGE_BEING_SENT
 */
export async function withFreeMails<Result>(
  em: EntityManager,
  which: { readonly condition: string; readonly values: readonly unknown[] },
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await em.transactional(async tx => {
      await tx.execute(`set local lock_timeout = '2s'`)
      const mails = await tx.execute<{ is_free: boolean }[]>(
        `select ${UNCLAIMED} as is_free from mails where ${which.condition} order by id for update`,
        [...which.values],
      )
      if (mails.some(mail => !mail.is_free)) throw new AppError('MESSAGE_BEING_SENT')
      return work(tx)
    })
  } catch (error) {
    const isLocked = error instanceof DriverException && error.code === LOCK_NOT_AVAILABLE
    throw isLocked ? new AppError('MESSAGE_BEING_SENT', { cause: error }) : error
  }
}
