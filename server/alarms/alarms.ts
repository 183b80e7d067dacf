import type { EntityManager } from '@mikro-orm/postgresql'
import { ALARM_KEPT_DAYS } from '#common/alarm-codes.ts'
import { DISK_FULL, DISK_LOW } from '../core/disk-space.ts'
import { queueMail } from '../mail/outbox.ts'
import { ATTEMPT_OVER_MS } from '../mail/smtp-transport.ts'
import { Alarm, AlarmNotice, type AlarmNoticeKind } from './alarm.entity.ts'
import type { FoundWarnings } from './warning-list.ts'
import { queueWebhook } from './webhook.ts'

/** The job that checks, once a minute over all processes. */
export const WATCH_ALARMS = 'watch-alarms'
export const ALARM_CRONTAB = `* * * * * ${WATCH_ALARMS} ?jobKey=${WATCH_ALARMS}&max=1`

/** Notifies only of warnings that last this long: not of one deferred mail, nor of a disk that was full for a moment. */
const NOTIFY_AFTER_MS = 5 * 60_000
/** How long a past alarm stays visible; then the nightly job deletes it. */
const KEPT_MS = ALARM_KEPT_DAYS * 24 * 60 * 60 * 1000

/** Maps a warning's code to that of a worse warning, which checks give in its place while both problems last. */
const WORSE_CODES: ReadonlyMap<string, string> = new Map([[DISK_LOW, DISK_FULL]])

/** Where alarms are sent; the administrators' page shows them in any case. */
export type AlarmChannels = { readonly mail: boolean; readonly webhook: boolean }

/**
 * Records which warnings have begun, which last and, if every check ran, which have ended. Queues one notification of each that
 * lasts, and one of its end. All of it is one transaction: a notification is recorded exactly when it is queued.
 */
export async function recordWarnings(
  em: EntityManager,
  { warnings, isComplete }: FoundWarnings,
  channels: AlarmChannels,
  now: Date,
): Promise<void> {
  const canTell = channels.mail || channels.webhook
  const hasLasted = ({ since }: Alarm) => now.getTime() - since.getTime() >= NOTIFY_AFTER_MS
  await em.transactional(async tx => {
    const open = new Map((await tx.find(Alarm, { ended_at: null })).map(alarm => [alarm.code, alarm]))
    for (const { code, detail } of warnings) {
      const alarm = open.get(code) ?? tx.create(Alarm, { code, detail, since: now, told_at: null, ended_at: null })
      open.delete(code)
      alarm.detail = detail
      // The clock was ahead when the warning was found, and was set back.
      if (alarm.since > now) alarm.since = now
      if (canTell && alarm.told_at === null && hasLasted(alarm)) {
        alarm.told_at = now
        await notify(tx, alarm, 'begun', channels, now)
      }
    }
    // No check warned of what is left in `open`. If a check failed, it might have: then these alarms stay.
    for (const alarm of isComplete ? open.values() : []) {
      const worse = warnings.find(({ code }) => code === WORSE_CODES.get(alarm.code))
      // The lesser problem lasts too: its alarm is not over.
      if (worse) {
        alarm.detail = worse.detail
        continue
      }
      alarm.ended_at = now
      if (!hasLasted(alarm)) tx.remove(alarm)
      else if (alarm.told_at !== null) await notify(tx, alarm, 'over', channels, now)
    }
  })
}

/** Queues the notifications of an alarm's beginning or end. */
async function notify(tx: EntityManager, alarm: Alarm, kind: AlarmNoticeKind, channels: AlarmChannels, now: Date): Promise<void> {
  await tx.flush()
  if (channels.mail) {
    const notice = tx.create(AlarmNotice, { kind, alarm, at: now })
    const waitMs = kind === 'over' && (await isBeginningUnderWay(tx, alarm)) ? ATTEMPT_OVER_MS : 0
    await queueMail(tx, { role: 'alarm-notice', row: notice }, now, new Date(now.getTime() + waitMs))
  }
  if (channels.webhook) await queueWebhook(tx, { alarm_id: alarm.id, kind })
}

/**
 * Whether a process is sending the mail of the beginning now: then the mail of the end waits, so as not to overtake it. An
 * unclaimed mail of the beginning is never sent, because the alarm is over (alarm-mail.ts). The lock holds back a process that
 * is about to claim it, until that process can see the end.
 */
async function isBeginningUnderWay(tx: EntityManager, alarm: Alarm): Promise<boolean> {
  const rows = await tx.execute<{ is_claimed: boolean }[]>(
    `select coalesce(mails.claimed_until > now(), false) as is_claimed
     from mails join alarm_notices on alarm_notices.id = mails.alarm_notice_id
     where alarm_notices.alarm_id = ? and alarm_notices.kind = 'begun' and mails.state = 'queued' for update of mails`,
    [alarm.id],
  )
  return rows.some(({ is_claimed }) => is_claimed)
}

/**
 * Deletes alarms that ended more than {@link KEPT_MS} ago and canaries as old, with their notices and mails.
 * @returns the ids of the notices, after which mail files are named
 */
export async function deleteOldAlarms(tx: EntityManager, now: Date): Promise<number[]> {
  const before = new Date(now.getTime() - KEPT_MS)
  const gone = await tx.execute<{ id: number }[]>(
    `delete from alarm_notices where (kind = 'canary' and at < ?)
       or alarm_id in (select id from alarms where ended_at < ?) returning id`,
    [before, before],
  )
  await tx.execute('delete from alarms where ended_at < ?', [before])
  return gone.map(({ id }) => id)
}

/** Whether the last look found a warning with this code, also one that is too new to be told. */
export async function isAlarmOn(em: EntityManager, code: string): Promise<boolean> {
  return (await em.count(Alarm, { code, ended_at: null })) > 0
}

/** Lists present alarms, then those that ended within {@link KEPT_MS}, newest first; 100 at most. */
export async function listAlarms(em: EntityManager): Promise<Alarm[]> {
  const where = { $or: [{ ended_at: null }, { ended_at: { $gte: new Date(Date.now() - KEPT_MS) } }] }
  return em.find(Alarm, where, { orderBy: [{ ended_at: 'desc nulls first' }, { since: 'desc' }], limit: 100 })
}
