import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { noticeMailName } from '../account-notices/account-notice-mail.ts'
import { alarmMailName } from '../alarms/alarm-mail.ts'
import { deleteOldAlarms } from '../alarms/alarms.ts'
import { SEND_WEBHOOK } from '../alarms/webhook.ts'
import { deleteOldAuditEvents } from '../audit-log/audit-retention.ts'
import { deleteGivenUpJobs, deleteReplacedJobs } from '../core/abandoned-jobs.ts'
import { liftLimits } from '../core/database-limits.ts'
import { invitationMailName, resetMailName } from '../delivery/account-mails.ts'
import { messageMailNames } from '../delivery/message-mails.ts'
import { deleteOldMessages } from '../inbox/retention.ts'
import { deleteMailFiles, type FileLog } from '../mail/mail-files.ts'
import { PREPARE_PASSWORD_RESET } from '../passwords/password-reset.service.ts'

/** How long given-up jobs, ended links and invitations, and notices stay: an administrator or operator may ask about them. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

type RetentionLog = FileLog & { info(details: object, message: string): void }

/** Deletes everything whose retention has ended, with its files. */
export async function applyRetention(orm: MikroORM, { dataDir }: { dataDir: string }, log: RetentionLog): Promise<void> {
  const now = new Date()
  const before = new Date(now.getTime() - RETENTION_MS)
  const night = { orm, dataDir, log }
  const messages = await deleteWithFiles(night, tx => deleteOldMessages(tx, now), messageMailNames)
  await deleteOldAuditEvents(orm.em.fork())
  await deleteReplacedJobs(orm.em.fork())
  await deleteGivenUpJobs(orm.em.fork(), [PREPARE_PASSWORD_RESET, SEND_WEBHOOK], before)
  await deleteWithFiles(night, tx => deleteOldAlarms(tx, now), alarmMailName)
  await deleteWithFiles(night, tx => deleteBefore(tx, 'password_resets where expires_at', before), resetMailName)
  await deleteWithFiles(night, tx => deleteBefore(tx, 'account_notices where at', before), noticeMailName)
  await deleteWithFiles(night, tx => deleteBefore(tx, 'invitations where expires_at', before), invitationMailName)
  if (messages.length > 0) log.info({ count: messages.length }, 'deleted messages that were kept long enough')
}

/**
 * Deletes rows whose time is earlier.
 * @param rowsWhoseTime SQL: the table and the column, such as `invitations where expires_at`
 * @returns the ids of the rows
 */
async function deleteBefore(tx: EntityManager, rowsWhoseTime: string, before: Date): Promise<number[]> {
  const gone = await tx.execute<{ id: number }[]>(`delete from ${rowsWhoseTime} < ? returning id`, [before])
  return gone.map(({ id }) => id)
}

type Night = { readonly orm: MikroORM; readonly dataDir: string; readonly log: FileLog }

/**
 * Deletes rows in a transaction, and their files before it is committed: a process that dies in between leaves rows for the next
 * night, and never a file that no row names.
 * @param deleteRows deletes the rows and returns the key of each
 * @param fileNamesOf the file names of a row's mails, without `.eml`
 * @returns the keys
 */
function deleteWithFiles<Key>(
  { orm, dataDir, log }: Night,
  deleteRows: (tx: EntityManager) => Promise<readonly Key[]>,
  fileNamesOf: (key: Key) => string | readonly string[],
): Promise<readonly Key[]> {
  return orm.em.fork().transactional(async tx => {
    // Thousands of files on a network disk take longer than a transaction may idle.
    await liftLimits(tx)
    const gone = await deleteRows(tx)
    await deleteMailFiles(dataDir, gone.flatMap(fileNamesOf), log)
    return gone
  })
}
