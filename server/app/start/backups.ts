import { proveInProcess } from '../../../content-build/backup-proof/proof-process.ts'
import { type BackupWorker, startBackupWorker } from '../../backup/backup-worker.ts'
import type { Config } from '../../core/config.ts'
import type { Log } from '../../core/log.ts'

type Input = { readonly config: Config; readonly databaseUrl: string; readonly log: Log }

/** Nightly backups that prove themselves. */
export function startBackups({ config, databaseUrl, log }: Input): Promise<BackupWorker> {
  const { dataDir, backupDir } = config
  const prove = (file: string, signal: AbortSignal) => proveInProcess({ config, databaseUrl, file }, signal)
  return startBackupWorker({ dataDir, backupDir, databaseUrl, log, prove })
}
