import { dirname, join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { freeBytes, LOW_BELOW_BYTES, mebibytes } from '../core/disk-space.ts'
import { listedNames } from '../core/listed-names.ts'
import type { WorkLog } from '../core/log.ts'
import { isLostConnection } from '../core/lost-connection.ts'
import type { PicturePlace } from '../pictures/picture-storage.ts'
import { BackupError } from './backup-error.ts'
import { backupFolder, backupName } from './backup-names.ts'
import { type BackupProof, EDITED_MEANWHILE } from './backup-record.schemas.ts'
import { recordBackup, readBackupRecord } from './backup-record.ts'
import { tidyBackups, tidyFormerFolder } from './tidy-backups.ts'
import { writeBackup, type WrittenBackup } from './write-backup.ts'

/** The most backups of a night: when content is edited during a proof, another backup is made and proved. */
const MAX_ATTEMPTS = 3
/** A proof that hangs would block the backups of the next nights. */
const PROVE_WITHIN_MS = 4 * 60 * 60 * 1000
const LOOK_EVERY_MS = 1000

export type NightlyInput = PicturePlace & {
  readonly orm: MikroORM
  readonly backupDir: string | null
  readonly databaseUrl: string
  readonly log: Pick<WorkLog, 'info' | 'error'>
  /**
   * Restores the file beside the product and compares the results; null on a machine without the published site. Throws
   * when the proof could not be tried.
   */
  readonly prove: (file: string, signal: AbortSignal) => Promise<BackupProof | null>
  readonly signal: AbortSignal
  /** Tells the room that a proof leaves on the disk; tests give their own. */
  readonly free?: typeof freeBytes
}

/**
 * Makes a backup, proves it, deletes expired ones, and records the result.
 * @throws when no backup could be made. The record then says why, unless the database is away or the product stops. The job queue
 * tries again.
 */
export async function makeNightlyBackup(input: NightlyInput): Promise<void> {
  const { orm, log, signal } = input
  for (let attempt = 1; ; attempt += 1) {
    const { file, manifest } = await saveBackup(input)
    const proof = unlessPicturesAreLost(await tryToProve(file, input), manifest.missing_pictures)
    signal.throwIfAborted()
    if (proof === null) return log.info({ file }, 'a backup was made; the machine that publishes proves its own')
    const isFine = !isBad(proof)
    // A proof that compared nothing leaves open whether this one is better: it does not take back what an earlier one found.
    const keepsLast = hasComparedNothing(proof) && isBad((await readBackupRecord(orm.em))?.proof)
    if (!keepsLast) await recordBackup(orm.em, { proof, ...(proof.state === 'proved' && { proved_at: proof.at }) })
    log[isFine ? 'info' : 'error']({ file, ...proof }, isFine ? 'a backup was tried' : 'a backup did not prove itself')
    if (proof.detail !== EDITED_MEANWHILE || attempt === MAX_ATTEMPTS) return
  }
}

function isBad(proof: BackupProof | null | undefined): boolean {
  return proof?.state === 'different' || proof?.state === 'failed'
}

function hasComparedNothing({ state }: BackupProof): boolean {
  return state === 'edited' || state === 'waiting'
}

/** Makes a backup in place of expired ones, and records that, or why it failed. */
async function saveBackup({ orm, dataDir, bucket, backupDir, databaseUrl, log, signal }: NightlyInput): Promise<WrittenBackup> {
  const folder = backupFolder({ dataDir, backupDir })
  const at = new Date()
  try {
    const startedAt = performance.now()
    await tidyBackups(folder)
    await refuseLittleRoom(folder, orm)
    const written = await writeBackup({
      dataDir,
      bucket,
      databaseUrl,
      signal,
      file: join(folder, backupName('nightly', at)),
    })
    const { file, bytes, manifest, unread } = written
    await recordBackup(orm.em, { saved: { at: manifest.created_at, file, bytes }, failed: null })
    const tidied = [await tidyBackups(folder), await tidyFormerFolder(backupFolder({ dataDir, backupDir: null }), folder)]
    const [deleted, refused] = [tidied.flatMap(each => each.deleted), tidied.flatMap(each => each.refused)]
    log.info({ file, bytes, deleted, ms: Math.round(performance.now() - startedAt) }, 'a backup was made')
    if (unread.length > 0) log.error({ file, unread }, 'pictures could not be read, and are not in the backup')
    if (refused.length > 0) log.error({ refused }, 'backups that are past their time could not be deleted')
    return written
  } catch (error) {
    if (signal.aborted || isLostConnection(error)) throw error
    await recordBackup(orm.em, { failed: { at: at.toISOString(), reason: problemOf(error) } })
    if (!(error instanceof BackupError)) throw error
    throw new Error(error.message, { cause: error })
  }
}

/**
 * Refuses a backup that could fill the disk: a copy of everything, and a second one for the proof, must not cost
 * visitors' messages their room.
 * @throws BackupError when the disk of the folder has less than three times the last backup plus the reserve for
 * everything else
 */
async function refuseLittleRoom(folder: string, orm: MikroORM): Promise<void> {
  const record = await readBackupRecord(orm.em)
  const needed = 3 * (record?.saved?.bytes ?? 0) + LOW_BELOW_BYTES
  // Writing to an unusable folder will say why.
  const free = await freeAround(folder).catch(() => null)
  if (free === null || free >= needed) return
  const problem = `A backup and its proof need ${mebibytes(needed)} on the disk of ${folder}, and ${mebibytes(free)} are left.`
  throw new BackupError(`${problem} Make room, or set BACKUP_DIR to another disk.`, undefined, problem)
}

/** The free bytes of a folder's disk; of the next folder around it where it is not there yet, which will be its disk. */
async function freeAround(folder: string): Promise<number | null> {
  const around = dirname(folder)
  return (await freeBytes(folder)) ?? (around === folder ? null : freeAround(around))
}

/** What the record says of a failure, which administrators read; the log has the cure as well. */
function problemOf(error: unknown): string {
  if (error instanceof BackupError) return error.problem
  return error instanceof Error ? error.message : String(error)
}

/**
 * The proof; for a proved backup without some pictures, that it differs. One of an empty picture folder, or of another company's,
 * must not count as proved.
 */
function unlessPicturesAreLost(proof: BackupProof | null, hashes: readonly string[]): BackupProof | null {
  if (proof?.state !== 'proved' || hashes.length === 0) return proof
  const pictures = hashes.length === 1 ? 'a picture' : `${hashes.length} pictures`
  const detail = `it lacks the files of ${pictures} (${listedNames(hashes)}): bring back media/ from an earlier backup, upload again what is missing, or delete it in the library`
  return { state: 'different', at: new Date().toISOString(), files: 0, detail }
}

/** Proves a backup while the disk has room. @returns null on a machine that cannot prove */
async function tryToProve(
  file: string,
  { orm, dataDir, prove, signal, free = freeBytes }: NightlyInput,
): Promise<BackupProof | null> {
  const diskLow = new AbortController()
  const watching = setInterval(() => void abortWhenLow(diskLow, () => free(dataDir)), LOOK_EVERY_MS)
  try {
    await refuseLittleRoom(dataDir, orm)
    return await prove(file, AbortSignal.any([signal, AbortSignal.timeout(PROVE_WITHIN_MS), diskLow.signal]))
  } catch (error) {
    signal.throwIfAborted()
    const tooLittle = `it publishes the site a second time, which left less than ${mebibytes(LOW_BELOW_BYTES)} on the disk of ${dataDir}`
    const detail = diskLow.signal.aborted ? tooLittle : problemOf(error)
    return { state: 'failed', at: new Date().toISOString(), files: 0, detail }
  } finally {
    clearInterval(watching)
  }
}

/** Ends a proof, whose size is not known before, rather than let it take the room of messages and edits. */
async function abortWhenLow(diskLow: AbortController, free: () => Promise<number | null>): Promise<void> {
  const bytes = await free().catch(() => null)
  if (bytes !== null && bytes < LOW_BELOW_BYTES) diskLow.abort()
}
