import type { EntityManager } from '@mikro-orm/postgresql'
import { backupWarnings } from '../backup/backup-warnings.ts'
import { bucketWarning } from '../bucket-journal/bucket-warning.ts'
import type { Config } from '../core/config.ts'
import { DISK_LOW, diskWarning } from '../core/disk-space.ts'
import type { WorkLog } from '../core/log.ts'
import { proxyHint } from '../core/proxy-hint.ts'
import type { Warning } from '../core/warning.schemas.ts'
import { mailWarning } from '../mail/mail-warning.ts'
import { publicationWarnings } from '../publication-queue/publication-warning.ts'
import { siteWarning } from '../site/site-warning.ts'
import { isAlarmOn } from './alarms.ts'
import { canaryWarning } from './canary.ts'

/** Looks for one kind of problem; null or empty without a warning. */
type WarningCheck = (em: EntityManager) => Found | Promise<Found>
type Found = Warning | readonly Warning[] | null

/** Logs a check that failed. */
type CheckLog = Pick<WorkLog, 'warn'>

/** All checks, for `GET /readyz`, the alarms and the administrators' page. */
function warningChecks(config: Config): readonly WarningCheck[] {
  const proxy = proxyHint(config)
  const { bucket } = config
  return [
    () => (proxy === null ? null : { code: 'PROXY_NOT_TRUSTED', detail: proxy }),
    em => diskWarning(config.dataDir, { wasLow: () => isAlarmOn(em, DISK_LOW) }),
    () => siteWarning(config.dataDir),
    em => backupWarnings(em),
    em => mailWarning(em),
    ...(config.alarmMailTo !== null && config.smtpUrl !== null ? [(em: EntityManager) => canaryWarning(em)] : []),
    em => publicationWarnings(em, new Date()),
    ...(bucket === null ? [] : [(em: EntityManager) => bucketWarning(em, bucket, new Date())]),
  ]
}

/** Present warnings. `isComplete` is false when a check failed: it may have had warnings that still hold. */
export type FoundWarnings = { readonly warnings: readonly Warning[]; readonly isComplete: boolean }

/** Runs all checks. A failing one does not hide the warnings of the others. */
export async function currentWarnings(em: EntityManager, config: Config, log: CheckLog): Promise<FoundWarnings> {
  const warnings: Warning[] = []
  let isComplete = true
  for (const check of warningChecks(config)) {
    try {
      const found = await check(em)
      if (found !== null) warnings.push(...[found].flat())
    } catch (error) {
      isComplete = false
      log.warn({ err: error }, 'a check for warnings failed')
    }
  }
  return { warnings, isComplete }
}
