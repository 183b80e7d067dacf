import type { EntityManager } from '@mikro-orm/postgresql'
import type { Warning } from '../core/warning.schemas.ts'
import { queueMail } from '../mail/outbox.ts'
import { AlarmNotice } from './alarm.entity.ts'

/** The job that queues the canary: each morning, once over all processes; a missed morning is made up for within a day. */
export const SEND_CANARY = 'send-mail-canary'
export const CANARY_CRONTAB = `15 5 * * * ${SEND_CANARY} ?fill=1d&jobKey=${SEND_CANARY}`

/** How long a canary may take: longer than mail servers defer unknown senders. */
const SENT_WITHIN_HOURS = 2

/** Queues a mail that goes the way of all mails, so that a broken way shows on days without a message. */
export async function queueCanary(em: EntityManager, now: Date): Promise<void> {
  await em.transactional(async tx => {
    const notice = tx.create(AlarmNotice, { kind: 'canary', alarm: null, at: now })
    await queueMail(tx, { role: 'alarm-notice', row: notice }, now)
  })
}

/**
 * Warns when the last canary whose time is over did not go out. Its time is over two hours after its morning, also when an
 * administrator has it tried afresh.
 * @returns null also before the first
 */
export async function canaryWarning(em: EntityManager): Promise<Warning | null> {
  const [mail] = await em.execute<{ state: string; trouble: string | null }[]>(
    `select mails.state, mails.trouble from alarm_notices join mails on mails.alarm_notice_id = alarm_notices.id
     where alarm_notices.kind = 'canary' and (mails.state <> 'queued' or alarm_notices.at < now() - make_interval(hours => ?))
     order by alarm_notices.id desc limit 1`,
    [SENT_WITHIN_HOURS],
  )
  if (!mail || mail.state === 'sent') return null
  return { code: 'CANARY_NOT_SENT', detail: `the daily test mail did not go out (${mail.trouble ?? mail.state})` }
}
