import { isLostConnection } from '#server/core/lost-connection.ts'
import type { PublicationError } from '#server/publication-queue/publication.schemas.ts'
import type { PublisherLog } from '../release/publisher-log.ts'

/** Logs why publishing failed. While the disk stays full, it logs that once, however often the worker tries. */
export class FailureLog {
  readonly #log: PublisherLog
  #isFullDiskLogged = false

  constructor(log: PublisherLog) {
    this.#log = log
  }

  /**
   * Logs a failure.
   * @param shown what administrators see of it
   * @param publications ids of those that failed; empty when publishing failed before it took any
   */
  failed(error: unknown, shown: PublicationError, publications: readonly number[]): void {
    const details = { err: error, publications, ...shown }
    const isDiskFull = shown.code === 'DISK_FULL'
    // Publishing itself did not fail: it goes on when the database is back.
    if (isLostConnection(error)) this.#log.info(details, 'publishing was interrupted: the database went away; it is tried again')
    else if (!isDiskFull) this.#log.error(details, 'publishing failed')
    else if (!this.#isFullDiskLogged)
      this.#log.error(details, 'publishing waits for room on the disk; it is tried every few seconds')
    this.#isFullDiskLogged = isDiskFull
  }

  /** Takes note of a success: as after any other failure, the next full disk is logged again. */
  succeeded(): void {
    this.#isFullDiskLogged = false
  }
}
