import { isLostConnection } from '#server/core/lost-connection.ts'
import { forgetMended, type Found, hasDifferences, loggedDifferences, reportDifferences } from '../folder-check/site-report.ts'
import { STRANGE_DIR } from '../release/strange-files.ts'
import type { WatchOptions } from './folder-watch-options.ts'

/**
 * Tells what the watch over the published folders finds, in the log and in the report that `/readyz` reads, and logs why it
 * fails. A failure that repeats is logged once, and again after work that {@link FolderWatchLog.catchFailure} has seen succeed.
 */
export class FolderWatchLog {
  readonly #log: WatchOptions['log']
  readonly #dataDir: string
  readonly #isStopped: () => boolean
  #lastFailure = ''
  /** Whether the report may have unmended files: after a start, those of the process before. */
  #mayHaveUnmended = true

  /** @param isStopped whether the watch is over: errors that the stop causes are not logged */
  constructor(log: WatchOptions['log'], dataDir: string, isStopped: () => boolean) {
    this.#log = log
    this.#dataDir = dataDir
    this.#isStopped = isStopped
  }

  /** Logs and reports files that were not as published. @param byLook see `reportDifferences` */
  async report(found: Found, { byLook }: { byLook: boolean }): Promise<void> {
    if (!hasDifferences(found)) return
    this.#logFound(found)
    await reportDifferences(this.#dataDir, found, { byLook })
    if (found.unmended.length > 0) this.#mayHaveUnmended = true
  }

  /** After a look that read changed files: takes what it found mended out of the report. @param seen see `forgetMended` */
  async forgetMended(seen: Parameters<typeof forgetMended>[1]): Promise<void> {
    if (this.#mayHaveUnmended) this.#mayHaveUnmended = await forgetMended(this.#dataDir, seen)
  }

  #logFound(found: Found): void {
    const kept = `what was strange is kept in publisher/${STRANGE_DIR}, what was changed in publisher/previous`
    if (found.unmended.length === 0)
      this.#log.warn(loggedDifferences(found), `published files were not as published; they were mended, ${kept}`)
    else this.#log.error(loggedDifferences(found), 'published files are not as published, and some cannot be mended')
  }

  /** Logs that every file was compared. */
  logCompared(figures: { files: number; pages: number; ms: number }): void {
    this.#log.info(figures, 'every published byte was compared with what was released and a full render')
  }

  /** Does work of the watch. A failure is logged and not thrown. */
  async catchFailure(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      this.#lastFailure = ''
    } catch (error) {
      this.logFailure(error)
    }
  }

  /** Logs a failure, unless it is the one logged last. */
  logFailure(error: unknown): void {
    if (this.#isStopped()) return
    const failure = String(error)
    if (failure === this.#lastFailure) return
    this.#lastFailure = failure
    if (isLostConnection(error))
      this.#log.info({ reason: failure }, 'the published files are looked at again when the database is back')
    else this.#log.error({ err: error }, 'the published files could not be checked or mended; they are looked at again')
  }
}
