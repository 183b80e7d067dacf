import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../core/access-refusal.ts'
import { BackupRecord } from './backup-record.schemas.ts'

/** In the data folder, so that it exists even while the backups' disk is away. */
const RECORD = 'backup-record.json'

/** @returns null when it is missing or unreadable: the next backup writes a new one */
export async function readBackupRecord(dataDir: string): Promise<BackupRecord | null> {
  try {
    const parsed = BackupRecord.safeParse(JSON.parse(await readFile(join(dataDir, RECORD), 'utf8')))
    return parsed.data ?? null
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

/** Changes the record. Calls must not overlap: only the nightly job calls it, and the start before it. */
export async function recordBackup(dataDir: string, change: Partial<BackupRecord>): Promise<void> {
  const nothing: BackupRecord = { since: new Date().toISOString(), saved: null, failed: null, proof: null, proved_at: null }
  const record: BackupRecord = { ...((await readBackupRecord(dataDir)) ?? nothing), ...change }
  const file = join(dataDir, RECORD)
  await writeFile(`${file}.${process.pid}`, JSON.stringify(record), { mode: 0o600, flush: true })
  await rename(`${file}.${process.pid}`, file)
}
