import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { configuredBucket } from '../bucket/configured-bucket.ts'
import type { DataConfig } from '../core/config.ts'
import { markDatabase } from '../core/database-mark.ts'
import { makeFolder } from '../core/make-folder.ts'
import { SESSION_SECRET_FILE } from '../core/session-secret.ts'
import { copyPictures } from '../pictures/move-to-bucket.ts'
import { picturesFolder, pictureStorage } from '../pictures/picture-storage.ts'
import { type BackupManifest, SECRET_ENTRY } from './backup-manifest.schemas.ts'
import { withDataDatabase } from './data-database.ts'
import {
  refuseFilledDatabase,
  refuseFilledFolder,
  refuseOtherEncoding,
  refusePublishedBucket,
  refuseStartedDatabase,
  UNPACKING,
} from './empty-machine.ts'
import { loadDatabase, refuseUnknownMigrations } from './load-database.ts'
import { isUnfinishedRestore, markRestore, removeHalfRestored, unmarkRestore } from './unfinished-restore.ts'
import { unpackBackup } from './unpack-backup.ts'

export type RestoredBackup = {
  readonly manifest: BackupManifest
  /** `restored`: log-ins go on. `given`: SESSION_SECRET counts. `none`: the backup has none, the next start makes one. */
  readonly secret: 'restored' | 'given' | 'none'
}

/**
 * Restores a backup on an empty machine: pictures into the bucket or the data folder, the secret there, rows into the database.
 * It unpacks and checks everything first; the rows come in one transaction, and the files move into place just before its end.
 * The same call repeats a restore that was cut off, also with another backup.
 * @param options.replacesSite whether a site in the bucket may give way
 * @throws BackupError saying what is in the way, or wrong with the file
 */
export async function restoreBackup(
  file: string,
  config: DataConfig,
  { log, signal, replacesSite = false }: { log: (line: string) => void; signal?: AbortSignal; replacesSite?: boolean },
): Promise<RestoredBackup> {
  const { dataDir } = config
  const database = addressOf(config)
  const isRepeated = isUnfinishedRestore(dataDir, database)
  if (!isRepeated) refuseFilledFolder(config)
  if (config.databaseUrl !== null) {
    await refuseOtherEncoding(config.databaseUrl)
    await (isRepeated ? refuseStartedDatabase : refuseFilledDatabase)(config.databaseUrl)
  }
  if (config.bucket !== null && !replacesSite) await refusePublishedBucket(await configuredBucket(config.bucket)(), signal)
  makeFolder(dataDir)
  await removeUnpacked(dataDir)
  const folder = await mkdtemp(join(dataDir, UNPACKING))
  try {
    const manifest = await unpackBackup(file, folder, signal)
    refuseUnknownMigrations(manifest)
    log(`${manifest.entries.length} files are as they were saved on ${manifest.created_at}`)
    markRestore(dataDir, database)
    const secret = await withDataDatabase(config, { mayCreate: true, log, signal }, async databaseUrl => {
      let placed: RestoredBackup['secret'] = 'none'
      const beforeCommit = async () => void (placed = await putInPlace(folder, config, signal))
      if (isRepeated) await removeHalfRestored(databaseUrl, manifest)
      const unknown = await loadDatabase(databaseUrl, manifest, { folder, beforeCommit, signal })
      if (unknown.length > 0) log(`Left out, because they are not of the product: the tables ${unknown.join(', ')}`)
      return placed
    })
    markDatabase(config)
    unmarkRestore(dataDir)
    return { manifest, secret }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Moves pictures and secret to their places. @returns which secret the product has then */
async function putInPlace(
  folder: string,
  { dataDir, bucket, givenSecret }: DataConfig,
  signal: AbortSignal | undefined,
): Promise<RestoredBackup['secret']> {
  const media = picturesFolder(folder)
  // A restore that was cut off, perhaps of another backup, left what is there.
  if (bucket === null) await rm(picturesFolder(dataDir), { recursive: true, force: true })
  if (existsSync(media) && bucket !== null)
    await copyPictures(media, pictureStorage({ dataDir, bucket }), { replaces: true, signal })
  else if (existsSync(media)) await rename(media, picturesFolder(dataDir))
  if (givenSecret !== null) return 'given'
  if (!existsSync(join(folder, SECRET_ENTRY))) return 'none'
  await rename(join(folder, SECRET_ENTRY), join(dataDir, SESSION_SECRET_FILE))
  return 'restored'
}

/** Removes what earlier restores unpacked. */
async function removeUnpacked(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNPACKING)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Names the database in the mark of a restore. */
function addressOf({ databaseUrl }: DataConfig): string {
  if (databaseUrl === null) return 'embedded'
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}
