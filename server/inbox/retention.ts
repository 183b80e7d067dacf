import type { EntityManager } from '@mikro-orm/postgresql'
import { type AuditContext, systemContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { addPublishJob } from '../publication-queue/enqueue.ts'
import { Setting } from '../settings/setting.entity.ts'
import { DEFAULT_RETENTION_MONTHS, Retention } from './inbox.schemas.ts'

/** The job that deletes old messages, and its schedule: at night, once a day over all processes, made up for when none ran. */
export const APPLY_RETENTION = 'apply-message-retention'
export const RETENTION_CRONTAB = `30 1 * * * ${APPLY_RETENTION} ?fill=1d&jobKey=${APPLY_RETENTION}`

/** Key of the setting, which the pages on privacy show. */
export const RETENTION_KEY = 'message-retention'

/** Reads for how long messages are kept. */
export async function getRetention(em: EntityManager): Promise<Retention> {
  const setting = await em.findOne(Setting, { key: RETENTION_KEY })
  return Retention.safeParse(setting?.value).data ?? { months: DEFAULT_RETENTION_MONTHS }
}

/**
 * Sets for how long messages are kept, from the next nightly deletion on. Publishes the privacy policy, which names the months.
 */
export async function setRetention(em: EntityManager, retention: Retention, by: AuditContext): Promise<Retention> {
  await em.transactional(async tx => {
    const { months: before } = await getRetention(tx)
    await tx.upsert(Setting, { key: RETENTION_KEY, value: retention })
    await addPublishJob(tx)
    const details = { months_before: before, months: retention.months }
    await recordAuditEvent(tx, { by, action: 'retention-changed', details })
  })
  return retention
}

/**
 * Deletes messages older than the setting says, with their mails and delivery log.
 * @returns the numbers of the deleted ones
 */
export async function deleteOldMessages(em: EntityManager, now: Date): Promise<string[]> {
  const { months } = await getRetention(em)
  return em.transactional(async tx => {
    const gone = await tx.execute<{ number: string }[]>(
      `delete from messages where created_at < ?::timestamptz - make_interval(months => ?) returning number`,
      [now, months],
    )
    const details = { count: gone.length }
    if (gone.length > 0) await recordAuditEvent(tx, { by: systemContext(now), action: 'messages-expired', details })
    return gone.map(({ number }) => number)
  })
}
