import { isLostConnection } from '#server/core/lost-connection.ts'
import type { PublicationError } from '#server/publication-queue/publication.schemas.ts'
import type { PublisherLog } from '../release/publisher-log.ts'

/** Logs why publishing failed; a full disk only once, however often the worker tries meanwhile. */
export class FailureLog {
  readonly #log: PublisherLog
  #isFullReported = false

  constructor(log: PublisherLog) {
    this.#log = log
  }

  /** Logs a failure of these publications. @param shown what administrators see of it */
  failed(error: unknown, shown: PublicationError, publications: readonly number[]): void {
    const details = { err: error, publications, ...shown }
    const isFull = shown.code === 'DISK_FULL'
    if (isLostConnection(error)) this.#log.info(details, 'publishing was interrupted: the database went away; it is tried again')
    else if (!isFull) this.#log.error(details, 'publishing failed')
    else if (!this.#isFullReported)
      this.#log.error(details, 'publishing waits for room on the disk; it is tried every few seconds')
    this.#isFullReported = isFull
  }

  /** After a success, the next full disk is logged again. */
  succeeded(): void {
    this.#isFullReported = false
  }
}
