import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { sqlState } from '../core/postgres-error.ts'
import { UNCLAIMED } from './mail-claim.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/** Some of the mails: a condition on `mails`, and its values. */
type MailSelection = { readonly condition: string; readonly values: readonly unknown[] }

/**
 * Runs `work`, which changes what mails are about, in a transaction during which no process sends them. It locks the mails before
 * `work` locks their message: the worker locks in this order too, so that the two cannot deadlock.
 * @throws AppError MESSAGE_BEING_SENT
 */
export function withFreeMails<Result>(
  em: EntityManager,
  which: MailSelection,
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

async function lockMails(tx: EntityManager, { condition, values }: MailSelection): Promise<{ is_free: boolean }[]> {
  try {
    return await tx.execute(`select ${UNCLAIMED} as is_free from mails where ${condition} order by id for update`, [...values])
  } catch (error) {
    throw sqlState(error) === LOCK_NOT_AVAILABLE ? new AppError('MESSAGE_BEING_SENT', { cause: error }) : error
  }
}
