import type { EntityManager } from '@mikro-orm/postgresql'
import type { DeliveryReason } from '#common/mail-states.ts'
import type { Warning } from '../core/warning.schemas.ts'
import { IN_TROUBLE, troubleCounts } from './outbox.ts'

/** The code of the warning. */
export const MAILS_NOT_SENT = 'MAILS_NOT_SENT'

/**
 * Condition on `mails`: all but mails to a visitor whose own address the mail server does not take, or puts off. Those say
 * nothing about other mails.
 */
const CONCERNS_OTHERS = `mails.role <> 'visitor' or mails.trouble is null or mails.trouble not in ('address', 'later')`

/**
 * Condition on `mails` joined with `messages`: those in trouble, also when an administrator has them tried afresh. Otherwise the
 * button that the alarm names would end the alarm.
 */
const HAS_FAILED = `(${IN_TROUBLE} or (mails.state = 'queued'
  and exists (select from mail_attempts where mail_attempts.mail_id = mails.id)))`

/**
 * Warns of mails that do not go out. A visitor's misspelt address does not count, because the inbox shows such a mail. An alarm
 * is mailed when it begins: one that a misspelt address had opened would still be open when an outage begins, and hide it. Alarm
 * mails do not count either: an alarm about them would go to the mailbox that refuses them.
 * @returns null while mails go out
 */
export async function mailWarning(em: EntityManager): Promise<Warning | null> {
  const [row] = await em.execute<{ failing: number; failed: number; reason: DeliveryReason | null }[]>(
    `select ${troubleCounts(HAS_FAILED)} and mails.role <> 'alarm-notice' and (${CONCERNS_OTHERS})`,
  )
  const { failing = 0, failed = 0, reason = null } = row ?? {}
  if (failing + failed === 0) return null
  const detail = `mails that do not go out: ${failing} tried again${reason === null ? '' : ` (${reason})`}, ${failed} given up`
  return { code: MAILS_NOT_SENT, detail }
}
