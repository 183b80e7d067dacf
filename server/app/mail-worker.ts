import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { ALARM_CRONTAB, recordWarnings, WATCH_ALARMS } from '../alarms/alarms.ts'
import { CANARY_CRONTAB, queueCanary, SEND_CANARY } from '../alarms/canary.ts'
import { currentWarnings } from '../alarms/warning-list.ts'
import { SEND_WEBHOOK, sendWebhook } from '../alarms/webhook.ts'
import type { Config } from '../core/config.ts'
import { type JobQueue, superviseQueue } from '../core/job-queue.ts'
import type { WorkLog } from '../core/log.ts'
import { DELETE_ENDED_COUNTS, deleteEndedCounts, ENDED_COUNTS_CRONTAB } from '../core/rate-limit.ts'
import { FIRST_PAUSE_MS } from '../delivery/attempt-mail.ts'
import { deliverMail } from '../delivery/deliver-mail.ts'
import { SentMails } from '../delivery/sent-mails.ts'
import { APPLY_RETENTION, RETENTION_CRONTAB } from '../inbox/retention.ts'
import { CLAIM_PACE, type ClaimPace } from '../mail/mail-claim.ts'
import { mailSettings, mailTransport } from '../mail/mail-settings.ts'
import { queueOverdueJobs, SEND_MAIL } from '../mail/outbox.ts'
import type { SmtpTimeouts } from '../mail/smtp-transport.ts'
import { PREPARE_PASSWORD_RESET, prepareReset } from '../passwords/password-reset.service.ts'
import { DELETE_EXPIRED_SESSIONS, deleteExpiredSessions, EXPIRED_SESSIONS_CRONTAB } from '../sessions/expired-sessions.ts'
import { applyRetention } from './apply-retention.ts'
import { type DatabaseLog, openDatabase } from './database.ts'

/** Mails sent at once; none holds a connection while its mail server takes its time. */
const CONCURRENCY = 4
/** Connections for the mails under way, the job beside them, the two queues, and the check for overdue mails. */
const CONNECTIONS = CONCURRENCY + 6
/** How often the worker looks for overdue mails. */
const LOOK_EVERY_MS = 10_000
/** How late a mail's job may be before the worker queues another. */
const LATE_AFTER_MS = 10_000
/** The longest that a stop waits for mails under way. */
const FINISH_WITHIN_MS = 5_000

const CRONTAB = [RETENTION_CRONTAB, EXPIRED_SESSIONS_CRONTAB, ENDED_COUNTS_CRONTAB, ALARM_CRONTAB, CANARY_CRONTAB].join('\n')

/** The payload of a job that sends a mail. */
const SendMailPayload = z.object({ mail_id: z.int() })

export type MailLog = WorkLog & DatabaseLog

export type MailWorker = {
  /** Whether the worker takes mails from the queue. */
  isRunning(): boolean
  stop(): Promise<void>
}

/** Times that tests shorten, and the schedule of the jobs by the clock, which tests leave out. */
export type MailPace = {
  firstPauseMs?: number
  /** How often the queue looks for mails whose next attempt is due, in milliseconds. */
  pollInterval?: number
  lookEveryMs?: number
  /** How long the end waits for mails under way, in milliseconds. */
  finishWithinMs?: number
  claim?: ClaimPace
  timeouts?: SmtpTimeouts
  crontab?: string
}

type WorkerInput = { config: Config; databaseUrl: string; log: MailLog; pace?: MailPace }

/**
 * Starts the worker that sends the queued mails until it is stopped. It needs no lock that publishing holds, and any number of
 * processes may run one. At its start and every few seconds it takes up mails that a killed process left.
 */
export async function startMailWorker({ config, databaseUrl, log, pace = {} }: WorkerInput): Promise<MailWorker> {
  const orm = await openDatabase({ databaseUrl, maxConnections: CONNECTIONS, limits: 'jobs', log })
  const transport = mailTransport(config, { maxConnections: CONCURRENCY, ...(pace.timeouts && { timeouts: pace.timeouts }) })
  const settings = { ...mailSettings(config), sessionSecret: config.sessionSecret }
  const claimPace = pace.claim ?? CLAIM_PACE
  const sent = new SentMails(log)
  const delivery = { transport, log, settings, claimPace, sent, firstPauseMs: pace.firstPauseMs ?? FIRST_PAUSE_MS }
  const stopping = new AbortController()
  const queueOverdue = (dueBefore: Date) =>
    queueOverdueJobs(orm.em.fork(), dueBefore).catch((error: unknown) =>
      log.warn({ err: error }, 'could not look for overdue mails'),
    )
  const queue = superviseQueue({
    orm,
    name: 'mail',
    log,
    concurrency: CONCURRENCY,
    ...(pace.pollInterval && { pollInterval: pace.pollInterval }),
    taskList: { [SEND_MAIL]: payload => deliverMail(orm.em.fork(), SendMailPayload.parse(payload).mail_id, delivery) },
    // Only mails that were due before the queue listened: it hears of the job of each later one. A second job for such a mail,
    // queued at the same moment, would cancel one of the two.
    onListening: queueOverdue,
  })
  const upkeep = startUpkeepQueue({ orm, config, log }, pace.crontab ?? CRONTAB)
  const look = async () => {
    await sent.recordAll()
    await queueOverdue(new Date(Date.now() - LATE_AFTER_MS))
  }
  const looking = repeat(look, { everyMs: pace.lookEveryMs ?? LOOK_EVERY_MS, signal: stopping.signal })

  return {
    isRunning: () => queue.isRunning() && upkeep.isRunning(),
    async stop() {
      stopping.abort()
      const ended = Promise.all([queue.stop(), upkeep.stop()])
      // Waits for mails under way, but not for a mail server that does not answer: the next start tries those again.
      await Promise.race([ended, sleep(pace.finishWithinMs ?? FINISH_WITHIN_MS)])
      transport.close()
      await Promise.all([ended, looking])
      await sent.close()
      await orm.close()
    },
  }
}

/** Repeats work, with a pause before each time, until the signal is aborted. */
async function repeat(work: () => Promise<void>, { everyMs, signal }: { everyMs: number; signal: AbortSignal }): Promise<void> {
  for (;;) {
    await sleep(everyMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    await work()
  }
}

/** What the jobs beside the mails work with. */
type Upkeep = {
  readonly orm: MikroORM
  readonly config: Config
  readonly log: MailLog
}

/** Runs the jobs beside the mails in a queue of their own: a mail may wait for its mail server for minutes. */
function startUpkeepQueue({ orm, config, log }: Upkeep, crontab: string): JobQueue {
  const taskList = upkeepTasks({ orm, config, log })
  return superviseQueue({ orm, name: 'upkeep', log, concurrency: 1, crontab, taskList, onListening: async () => {} })
}

/** The tasks of the jobs beside the mails, by their names. */
function upkeepTasks({ orm, config, log }: Upkeep): TaskList {
  return {
    [WATCH_ALARMS]: () => watchAlarms(orm, config, log),
    [SEND_CANARY]: async () => {
      if (config.alarmMailTo !== null && config.smtpUrl !== null) await queueCanary(orm.em.fork(), new Date())
    },
    [SEND_WEBHOOK]: async payload => {
      if (config.alarmWebhookUrl === null) return
      await sendWebhook(orm.em.fork(), payload, { url: config.alarmWebhookUrl, site: config.publicUrl })
    },
    [APPLY_RETENTION]: () => applyRetention(orm, config, log),
    [DELETE_EXPIRED_SESSIONS]: async () => {
      await deleteExpiredSessions(orm.em.fork(), new Date())
    },
    [DELETE_ENDED_COUNTS]: () => deleteEndedCounts(orm.em.fork()),
    [PREPARE_PASSWORD_RESET]: payload =>
      prepareReset(orm.em.fork(), payload, { sessionSecret: config.sessionSecret, now: new Date() }),
  }
}

/** Records the present warnings, from which alarms come. */
async function watchAlarms(orm: MikroORM, config: Config, log: MailLog): Promise<void> {
  const found = await currentWarnings(orm.em.fork(), config, log)
  const channels = { mail: config.alarmMailTo !== null, webhook: config.alarmWebhookUrl !== null }
  await recordWarnings(orm.em.fork(), found, channels, new Date())
}
