import { z } from 'zod'
import { type DatabaseLog, openDatabase } from '../app/database.ts'
import { superviseQueue } from '../core/job-queue.ts'
import type { WorkLog } from '../core/log.ts'
import { recordBackup } from './backup-record.ts'
import { makeNightlyBackup, type NightlyInput } from './nightly-backup.ts'

const NIGHTLY_BACKUP = 'make-nightly-backup'
/** The queue's pauses grow, to more than an hour together: the bucket or a disk may be away for that long. */
const MAX_ATTEMPTS = 9
/** Half past one in UTC, deep in the Estonian night; a missed night is made up for within a day. */
const CRONTAB = `30 1 * * * ${NIGHTLY_BACKUP} ?fill=1d&max=${MAX_ATTEMPTS}&jobKey=${NIGHTLY_BACKUP}`
/**
 * How often machines that cannot prove a backup leave the night to another one, and how long that has to take the job. After so
 * many times no machine that can prove is running: then the next one makes the backup without a proof.
 */
const MAX_PASSES = 30
const PASS_FOR_MS = 10_000
/** The job's payload: how many machines have passed the night on. */
const NightPayload = z.object({ passes: z.int().min(0).default(0) })
/** Database connections of the job, and of the queue itself. */
const CONNECTIONS = 3

export type BackupWorker = { stop(): Promise<void> }

type WorkerInput = Omit<NightlyInput, 'orm' | 'signal' | 'log'> & {
  readonly log: WorkLog & DatabaseLog
  /** Whether this machine has a published site to compare with, now. */
  readonly canProve: () => boolean
}

/**
 * Makes the nightly backups until it is stopped. Any number of processes may run one: the queue gives each night to one of
 * them.
 */
export async function startBackupWorker(input: WorkerInput): Promise<BackupWorker> {
  const { databaseUrl, log } = input
  const orm = await openDatabase({ databaseUrl, maxConnections: CONNECTIONS, limits: 'jobs', log })
  // Makes the record where there is none: from then on a missing backup has an age.
  await recordBackup(orm.em, {}).catch((error: unknown) => log.warn({ err: error }, 'the record of backups could not be written'))
  const stopping = new AbortController()
  const queue = superviseQueue({
    orm,
    name: 'backup',
    log,
    concurrency: 1,
    crontab: CRONTAB,
    taskList: {
      async [NIGHTLY_BACKUP](payload, { addJob }) {
        const { passes } = NightPayload.parse(payload)
        if (input.canProve() || passes >= MAX_PASSES) return makeNightlyBackup({ ...input, orm, signal: stopping.signal })
        const runAt = new Date(Date.now() + PASS_FOR_MS)
        await addJob(NIGHTLY_BACKUP, { passes: passes + 1 }, { runAt, maxAttempts: MAX_ATTEMPTS })
      },
    },
    onListening: async () => {},
  })
  return {
    async stop() {
      stopping.abort()
      await queue.stop()
      await orm.close()
    },
  }
}
