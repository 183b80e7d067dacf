import { proveInProcess } from '#content-build/backup-proof/proof-process.ts'
import { type BackupWorker, startBackupWorker } from '../../backup/backup-worker.ts'
import type { Config } from '../../core/config.ts'
import type { Log } from '../../core/log.ts'

type Input = {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Log
  /** Whether this process publishes; other machines have no site to compare with. */
  readonly isPublishedHere: () => boolean
}

/** Starts the nightly backups. A backup is proved where that is possible: published beside the product, and compared. */
export function startBackups({ config, databaseUrl, log, isPublishedHere }: Input): Promise<BackupWorker> {
  const { dataDir, bucket, backupDir } = config
  // Without a bucket all processes share the folder with the site.
  const canProve = () => bucket === null || isPublishedHere()
  const prove = async (file: string, signal: AbortSignal) =>
    canProve() ? proveInProcess({ config, databaseUrl, file }, signal) : null
  return startBackupWorker({ dataDir, bucket, backupDir, databaseUrl, log, prove, canProve })
}
