import type { EntityManager } from '@mikro-orm/postgresql'
import { backupWarnings } from '../backup/backup-warnings.ts'
import type { Config } from '../core/config.ts'
import { diskWarning } from '../core/disk-space.ts'
import { proxyHint } from '../core/proxy-hint.ts'
import { canaryWarning } from './canary.ts'
import { mailWarning } from '../messages/attention.ts'
import { publicationWarning } from '../publications/publication-warning.ts'
import { siteWarning } from '../site/site-check.ts'
import type { Warning } from './warning.schemas.ts'

/** Looks for one thing; null while there is nothing to tell. */
type Look = (em: EntityManager) => Warning | null | Promise<Warning | null>

/** What is told of a look that could not be done. */
type LookLog = { warn(details: object, message: string): void }

/** Everything that is looked at, for `GET /readyz`, the alarms and the administrators' page alike. */
function looks(config: Config): readonly Look[] {
  const proxy = proxyHint(config)
  return [
    () => (proxy === null ? null : { code: 'PROXY_NOT_TRUSTED', detail: proxy }),
    () => diskWarning(config.dataDir),
    () => siteWarning(config.dataDir),
    ...backupWarnings(config.dataDir),
    em => mailWarning(em),
    em => canaryWarning(em),
    em => publicationWarning(em, new Date()),
  ]
}

/** What is to be mended now. A look that fails is left out: it is no reason to tell nothing of the others. */
export async function currentWarnings(em: EntityManager, config: Config, log: LookLog): Promise<Warning[]> {
  const found: Warning[] = []
  for (const look of looks(config)) {
    try {
      const warning = await look(em)
      if (warning !== null) found.push(warning)
    } catch (error) {
      log.warn({ err: error }, 'a warning could not be looked for')
    }
  }
  return found
}
