import type { Log } from '../../core/log.ts'
import { isLostConnection } from '../../core/lost-connection.ts'
import { isDatabaseBusy, isDatabaseFull } from '../../core/postgres-error.ts'

/** Ends a process in order; see Shutdown. */
type EndInOrder = () => Promise<void>

/**
 * Handles the errors that nothing awaits. After a PostgreSQL refusal or rollback the state is known
 * ({@link leavesStateKnown}), and the process goes on. After any other such error some work may have ended in the middle.
 * Then the process ends in order with exit code 1, so that the service manager restarts it. That start repairs what was under
 * way.
 */
export function guardProcess(log: Log, endInOrder: EndInOrder): void {
  let isEnding = false
  const onError = (error: unknown, origin: string) => {
    if (leavesStateKnown(error)) return logLostAnswer(log, error)
    log.fatal(
      { err: error, origin },
      'an error that nothing foresaw: what was under way is in an unknown state, so the process ends',
    )
    if (isEnding) process.exit(1)
    isEnding = true
    process.exitCode = 1
    void endAndExit(endInOrder)
  }
  process.on('uncaughtException', onError)
  process.on('unhandledRejection', (reason: unknown) => onError(reason, 'unhandledRejection'))
}

async function endAndExit(endInOrder: EndInOrder): Promise<never> {
  await endInOrder()
  process.exit(1)
}

/** For a thread that is restarted when it ends: survives a lost connection, and ends on every other error. */
export function surviveLostConnections(log: Log): void {
  process.on('unhandledRejection', (reason: unknown) => {
    if (!leavesStateKnown(reason)) throw reason
    logLostAnswer(log, reason)
  })
}

/**
 * Whether all work under way failed as a whole or retries by itself: a connection is lost, or PostgreSQL gave up
 * waiting or has no space left, and rolled back.
 */
export function leavesStateKnown(error: unknown): boolean {
  return isLostConnection(error) || isDatabaseBusy(error) || isDatabaseFull(error)
}

/** Logs a failure whose answer nothing awaits, such as the job queue's note of a job's end (server/core/job-queue.ts). */
function logLostAnswer(log: Log, error: unknown): void {
  log.warn({ reason: String(error) }, 'the database failed while its answer was not awaited; the process goes on')
}
