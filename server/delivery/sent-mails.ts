import type { WorkLog } from '../core/log.ts'
import { isLostConnection } from '../core/lost-connection.ts'
import { isDatabaseFull } from '../core/postgres-error.ts'

export type SentMail = {
  /** Commits that the mail server took the mail. */
  record(): Promise<void>
  /** Gives up the mail's claim, which keeps other processes away. */
  release(): Promise<void>
}

type Log = Pick<WorkLog, 'error'>

/**
 * Remembers the mails that the mail server took, for all or some recipients, until the database has recorded it. Until then
 * this process sends none of them again, and no further mail while the database is full or away. A remembered mail goes out
 * again, under the same Message-ID, if the process dies first, or if its claim could not be renewed and another process takes
 * it.
 */
export class SentMails {
  readonly #waiting = new Map<number, SentMail>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  /** Records a mail that was just sent, now or by a later {@link recordAll}. */
  async add(mailId: number, mail: SentMail): Promise<void> {
    this.#waiting.set(mailId, mail)
    try {
      await this.#record(mailId, mail)
    } catch (error) {
      this.#log.error(
        { err: error, mail: { id: mailId } },
        'a mail was sent, but the database could not record it; it is not sent again, and no other mail while the database is full',
      )
    }
  }

  /** Whether this mail was sent and is not recorded. */
  has(mailId: number): boolean {
    return this.#waiting.has(mailId)
  }

  /** Tries again to record sent mails. @returns whether the database records, so that further mails may go out */
  async recordAll(): Promise<boolean> {
    let canRecord = true
    for (const [mailId, mail] of this.#waiting) {
      try {
        await this.#record(mailId, mail)
      } catch (error) {
        // Logged when it was sent. One locked row must not hold up all other mails.
        if (isDatabaseFull(error) || isLostConnection(error)) canRecord = false
      }
    }
    return canRecord
  }

  /** At the end of the process: tries once more, and logs what is left. */
  async close(): Promise<void> {
    await this.recordAll()
    const ids = [...this.#waiting.keys()]
    if (ids.length > 0)
      this.#log.error({ mails: ids }, 'mails were sent, but the database could not record it: the next start sends them again')
    await Promise.all(Array.from(this.#waiting.values(), mail => mail.release()))
  }

  async #record(mailId: number, mail: SentMail): Promise<void> {
    await mail.record()
    this.#waiting.delete(mailId)
    await mail.release()
  }
}
