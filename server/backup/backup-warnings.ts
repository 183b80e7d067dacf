import type { EntityManager } from '@mikro-orm/postgresql'
import { BACKUP_WARNINGS, type BackupRecord, type BackupView, type BackupWarning } from './backup-record.schemas.ts'
import { readBackupRecord } from './backup-record.ts'

const HOUR_MS = 3_600_000
/** A day and a half: a nightly backup may be late, but no night may pass without one. */
const OLD_AFTER_MS = 36 * HOUR_MS
/** How far the clocks of two machines may differ. */
const MAX_CLOCK_DIFFERENCE_MS = HOUR_MS
/** A night of constant edits leaves nothing to compare with; three nights in a row are a problem. */
const UNPROVED_AFTER_MS = 72 * HOUR_MS

/** The state of the nightly backups for administrators. @returns null where the product makes none, as in development */
export async function backupView(em: EntityManager): Promise<BackupView | null> {
  return viewOfRecord(await readBackupRecord(em), new Date())
}

/** What administrators see of a record at this moment; null without a record. */
export function viewOfRecord(record: BackupRecord | null, now: Date): BackupView | null {
  if (record === null) return null
  const { saved, proof } = record
  const isOfNewest = saved !== null && proof !== null && Date.parse(proof.at) >= Date.parse(saved.at)
  return {
    saved_at: saved?.at ?? null,
    bytes: saved?.bytes ?? null,
    proof: isOfNewest ? proof.state : null,
    proved_at: record.proved_at,
    warnings: BACKUP_WARNINGS.filter(code => detailOf(code, record, now) !== null),
  }
}

/** The warnings of `GET /readyz` about backups, one at most for each code. */
export async function backupWarnings(em: EntityManager): Promise<{ code: BackupWarning; detail: string }[]> {
  const record = await readBackupRecord(em)
  return BACKUP_WARNINGS.flatMap(code => {
    const detail = record && detailOf(code, record, new Date())
    return detail ? [{ code, detail }] : []
  })
}

/** What a warning says; null while there is nothing to warn of. */
function detailOf(code: BackupWarning, record: BackupRecord, now: Date): string | null {
  if (code === 'BACKUP_OLD') return oldDetail(record, now)
  if (code === 'BACKUP_FAILED') return record.failed && `The backup of ${record.failed.at} failed: ${record.failed.reason}`
  // BACKUP_UNPROVED
  return unprovedDetail(record, now)
}

function oldDetail({ saved, since }: BackupRecord, now: Date): string | null {
  if (isWithin(OLD_AFTER_MS, saved?.at ?? since, now)) return null
  return saved
    ? `The newest nightly backup is from ${saved.at}: one is made each night while the product runs.`
    : `There is no nightly backup yet, though the product has been making them since ${since}.`
}

/** Whether an instant is within this time before now. An instant far in the future is a wrong clock's, and does not count. */
function isWithin(ms: number, instant: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(instant)
  return age <= ms && age >= -MAX_CLOCK_DIFFERENCE_MS
}

function unprovedDetail({ proof, proved_at, since }: BackupRecord, now: Date): string | null {
  if (proof?.state === 'different' || proof?.state === 'failed')
    return `A backup did not prove itself on ${proof.at} (${proof.detail ?? proof.state}), and none has since.`
  if (proof?.state === 'waiting') return null
  if (isWithin(UNPROVED_AFTER_MS, proved_at ?? since, now)) return null
  const last = proved_at ? `A backup last proved itself on ${proved_at}.` : 'No backup has proved itself yet.'
  return proof?.detail ? `${last} The newest could not be compared: ${proof.detail}.` : last
}
