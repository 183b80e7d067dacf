import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Config } from '../core/config.ts'
import { connectionPool, openDatabase } from '../core/database.ts'
import type { SmtpTimeouts } from '../core/mail-transport.ts'
import { AskForResetBody } from '../password-resets/password-reset.schemas.ts'
import { deleteOldPasswordResets, PREPARE_PASSWORD_RESET, prepareReset } from '../password-resets/password-reset.service.ts'
import { type DeliveryLog, deliverMail, FIRST_PAUSE_MS } from './deliver-mail.ts'
import { deleteMailFiles, deleteResetFiles } from './mail-files.ts'
import { mailAddresses, mailTransport } from './mail-settings.ts'
import { ringOverdueBells, SEND_MESSAGE } from './outbox.ts'
import { APPLY_RETENTION, deleteOldMessages, RETENTION_CRONTAB } from './retention.ts'

/** Mails under way at once; each holds its row, and with it a connection. */
const CONCURRENCY = 4
/** The mails under way, the queue's own connections, and looking for overdue mails. */
const CONNECTIONS = CONCURRENCY + 4
/** How often overdue mails are looked for, and how long a bell may be late before it is rung again. */
const LOOK_EVERY_MS = 10_000
const LATE_AFTER_MS = 10_000
/** Before a queue that ended by itself is started again. */
const RESTART_PAUSE_MS = 5_000
/** The longest an orderly end waits for mails under way. */
const FINISH_WITHIN_MS = 5_000

const Payload = z.object({ mail_id: z.int() })

export type MailLog = DeliveryLog & { warn(message: string): void; info(details: object, message: string): void }

export type MailWorker = {
  /** Whether mails are being taken from the queue. */
  isRunning(): boolean
  stop(): Promise<void>
}

/** What tests set shorter. */
export type MailPace = { firstPauseMs?: number; lookEveryMs?: number; timeouts?: SmtpTimeouts }

type WorkerInput = { config: Config; databaseUrl: string; log: MailLog; pace?: MailPace }

/**
 * Sends what visitors wrote: takes mails from the queue until it is stopped. Needs no lock that publishing holds; any
 * number of processes may run one. What a killed process left is taken up at the start and by looking every few seconds.
 */
export async function startMailWorker({ config, databaseUrl, log, pace = {} }: WorkerInput): Promise<MailWorker> {
  const orm = await openDatabase({ databaseUrl, maxConnections: CONNECTIONS, log })
  const transport = mailTransport(config, { maxConnections: CONCURRENCY, ...(pace.timeouts && { timeouts: pace.timeouts }) })
  const making = { ...mailAddresses(config), sessionSecret: config.sessionSecret }
  const delivery = { transport, log, making, firstPauseMs: pace.firstPauseMs ?? FIRST_PAUSE_MS }
  const tasks: TaskList = {
    [SEND_MESSAGE]: payload => deliverMail(orm.em.fork(), Payload.parse(payload).mail_id, delivery),
    [APPLY_RETENTION]: () => applyRetention(orm, config, log),
    [PREPARE_PASSWORD_RESET]: payload =>
      prepareReset(orm.em.fork(), AskForResetBody.parse(payload), { sessionSecret: config.sessionSecret, now: new Date() }),
  }
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})
  let runner: Runner | null = null

  const ring = async (dueBefore: Date) => {
    await ringOverdueBells(orm.em.fork(), dueBefore).catch((error: unknown) =>
      log.warn({ err: error }, 'could not look for overdue mails'),
    )
  }
  const taking = (async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await startQueue(orm, tasks, log)
        await ring(new Date())
        await runner.promise
      } catch (error) {
        log.warn({ err: error }, 'the mail queue stopped; it is started again')
      }
      runner = null
      await pause(RESTART_PAUSE_MS)
    }
  })()
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await pause(pace.lookEveryMs ?? LOOK_EVERY_MS)
      if (!stopping.signal.aborted) await ring(new Date(Date.now() - LATE_AFTER_MS))
    }
  })()

  return {
    isRunning: () => runner !== null,
    async stop() {
      stopping.abort()
      const ended = Promise.resolve(runner?.stop()).catch(() => {})
      // Mails under way are waited for, but not a server that does not answer: the next start tries those again.
      await Promise.race([ended, sleep(FINISH_WITHIN_MS)])
      transport.close()
      await Promise.all([ended, taking, looking])
      await orm.close()
    },
  }
}

async function startQueue(orm: MikroORM, taskList: TaskList, log: DeliveryLog): Promise<Runner> {
  return run({
    ...{ pgPool: await connectionPool(orm), concurrency: CONCURRENCY, noHandleSignals: true },
    ...{ crontab: RETENTION_CRONTAB, logger: queueLogger(log), taskList },
  })
}

async function applyRetention(orm: MikroORM, config: Config, log: MailLog): Promise<void> {
  const numbers = await deleteOldMessages(orm.em.fork(), new Date())
  await deleteMailFiles(config.dataDir, numbers)
  await deleteResetFiles(config.dataDir, await deleteOldPasswordResets(orm.em.fork(), new Date()))
  if (numbers.length > 0) log.info({ count: numbers.length }, 'deleted messages that were kept long enough')
}

function queueLogger(log: DeliveryLog): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level === 'error') log.error({ ...scope, ...meta }, message)
  })
}
