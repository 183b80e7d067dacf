import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { deleteOldNotices } from '../account-notices/account-notices.ts'
import { deleteOldAlarms } from '../alarms/alarms.ts'
import { SEND_WEBHOOK } from '../alarms/webhook.ts'
import { deleteOldAuditEvents } from '../audit-log/audit-retention.ts'
import { deleteGivenUpJobs, deleteReplacedJobs } from '../core/abandoned-jobs.ts'
import { liftLimits } from '../core/database-limits.ts'
import { deleteAccountFiles, deleteAlarmFiles, deleteMailFiles, type FileLog } from '../delivery/mail-files.ts'
import { deleteOldMessages } from '../inbox/retention.ts'
import { deleteOldInvitations } from '../invitations/invitation.service.ts'
import { deleteOldPasswordResets, PREPARE_PASSWORD_RESET } from '../passwords/password-reset.service.ts'

/** How long a job that failed too often stays, for an operator to look at. */
const FAILED_JOB_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

type RetentionLog = FileLog & { info(details: object, message: string): void }

/** Deletes everything whose retention has ended, with its files. */
export async function applyRetention(orm: MikroORM, { dataDir }: { dataDir: string }, log: RetentionLog): Promise<void> {
  const now = new Date()
  const numbers = await deleteWithFiles(orm, {
    rows: tx => deleteOldMessages(tx, now),
    files: gone => deleteMailFiles(dataDir, gone, log),
  })
  await deleteOldAuditEvents(orm.em.fork())
  await deleteReplacedJobs(orm.em.fork())
  await deleteGivenUpJobs(
    orm.em.fork(),
    [PREPARE_PASSWORD_RESET, SEND_WEBHOOK],
    new Date(now.getTime() - FAILED_JOB_RETENTION_MS),
  )
  await deleteWithFiles(orm, {
    rows: tx => deleteOldAlarms(tx, now),
    files: gone => deleteAlarmFiles(dataDir, gone, log),
  })
  await deleteWithFiles(orm, {
    rows: tx => deleteOldPasswordResets(tx, now),
    files: resets => deleteAccountFiles(dataDir, { resets }, log),
  })
  await deleteWithFiles(orm, {
    rows: tx => deleteOldNotices(tx, now),
    files: notices => deleteAccountFiles(dataDir, { notices }, log),
  })
  await deleteWithFiles(orm, {
    rows: tx => deleteOldInvitations(tx, now),
    files: invitations => deleteAccountFiles(dataDir, { invitations }, log),
  })
  if (numbers.length > 0) log.info({ count: numbers.length }, 'deleted messages that were kept long enough')
}

type Deletion<Name> = {
  /** @returns what names the files of the deleted rows */
  readonly rows: (tx: EntityManager) => Promise<readonly Name[]>
  readonly files: (gone: readonly Name[]) => Promise<void>
}

/**
 * Deletes rows, and their files before that takes effect: a process that dies in between leaves rows for the next night, and
 * never a file that no row names.
 */
function deleteWithFiles<Name>(orm: MikroORM, { rows, files }: Deletion<Name>): Promise<readonly Name[]> {
  return orm.em.fork().transactional(async tx => {
    // Thousands of files on a network disk take longer than a transaction may idle.
    await liftLimits(tx)
    const gone = await rows(tx)
    await files(gone)
    return gone
  })
}
