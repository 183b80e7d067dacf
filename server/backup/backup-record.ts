import type { EntityManager } from '@mikro-orm/postgresql'
import { BackupRecord } from './backup-record.schemas.ts'
import { StoredRecord } from './record.entity.ts'

/** Key of the record. It is in the database, so that all machines tell the same, whichever made the backup. */
const KEY = 'nightly-backup'

/** Reads the record. @returns null before anything is recorded, or where an earlier version wrote something else */
export async function readBackupRecord(em: EntityManager): Promise<BackupRecord | null> {
  const row = await em.fork().findOne(StoredRecord, { key: KEY })
  return BackupRecord.safeParse(row?.value).data ?? null
}

/** Changes these fields of the record, and makes it where there is none; safe for several processes at once. */
export async function recordBackup(em: EntityManager, change: Partial<BackupRecord>): Promise<void> {
  const nothing: BackupRecord = { since: new Date().toISOString(), saved: null, failed: null, proof: null, proved_at: null }
  await em.execute(
    `insert into records (key, value) values (?, ?::jsonb) on conflict (key) do update set value = records.value || ?::jsonb`,
    [KEY, JSON.stringify({ ...nothing, ...change }), JSON.stringify(change)],
  )
}
