import type { EntityManager } from '@mikro-orm/postgresql'
import type { DeliveryReason } from '#common/mail-states.ts'
import type { Warning } from '../core/warning.schemas.ts'
import { IN_TROUBLE } from './outbox.ts'

export const MAILS_NOT_SENT = 'MAILS_NOT_SENT'

/** An address that the mail server does not take, or puts off, says nothing of other mails. */
const ABOUT_ALL = `mails.role <> 'visitor' or mails.trouble is null or mails.trouble not in ('address', 'later')`

/**
 * Null while all mails go out. A visitor's misspelt address is the inbox's business: an alarm that it opened would be silent about an
 * outage that begins later. Alarm mails do not count: mailing an alarm to a mailbox that refuses alarms is useless.
 */
export async function mailWarning(em: EntityManager): Promise<Warning | null> {
  const [row] = await em.execute<{ failing: number; failed: number; reason: DeliveryReason | null }[]>(
    `select count(*) filter (where mails.state = 'queued')::int as failing, count(*) filter (where mails.state = 'failed')::int as failed,
       mode() within group (order by mails.trouble) filter (where mails.state = 'queued') as reason
     from mails left join messages on messages.id = mails.message_id where ${IN_TROUBLE} and mails.role <> 'alarm-notice' and (${ABOUT_ALL})`,
  )
  const { failing = 0, failed = 0, reason = null } = row ?? {}
  if (failing + failed === 0) return null
  const detail = `mails that do not go out: ${failing} tried again${reason === null ? '' : ` (${reason})`}, ${failed} given up`
  return { code: MAILS_NOT_SENT, detail }
}
