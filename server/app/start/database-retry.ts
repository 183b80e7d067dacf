import type { Log } from '../../core/log.ts'
import { isLostConnection } from '../../core/lost-connection.ts'
import { isDatabaseBusy } from '../../core/postgres-error.ts'
import { restartPauses } from '../../core/restart-pauses.ts'

/** How often the log says that the database stays away. */
const REPORT_EVERY_MS = 60_000

type RetryOptions = {
  readonly log: Log
  readonly signal: AbortSignal
  /** Address of the database, without its password. */
  readonly address: string
}

/**
 * Does work that needs the database, and retries it, with a backoff, while the database is away.
 * @throws any other error, and the signal's reason when it is aborted
 */
export async function retryWhileDatabaseAway<Result>(
  work: () => Promise<Result>,
  { log, signal, address }: RetryOptions,
): Promise<Result> {
  const pause = restartPauses()
  let lastReportedAt = -Infinity
  for (;;) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (!isLostConnection(error) && !isDatabaseBusy(error)) throw error
      if (performance.now() - lastReportedAt > REPORT_EVERY_MS) {
        lastReportedAt = performance.now()
        log.warn(
          { reason: String(error) },
          `The database at ${address} does not answer. It is tried again until it does; meanwhile published pages are served, and everything else is refused with 503. Is DATABASE_URL right?`,
        )
      }
      await pause(signal)
    }
  }
}

/** Host, port and name, for people. */
export function databaseAddress(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
