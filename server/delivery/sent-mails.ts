import { isLostConnection } from '../core/lost-connection.ts'
import { isDatabaseFull } from '../core/postgres-error.ts'

export type SentMail = {
  /** Commits that the mail server took the mail. */
  record(): Promise<void>
  /** Gives up the mail's claim, which keeps other processes away. */
  release(): Promise<void>
}

type Log = { error(details: object, message: string): void }

/**
 * Mails that the mail server took, for all or some recipients, until the database has recorded it. This process sends none of them again until then, whatever
 * jobs come, and sends no further mail while the database is full or away. If the process dies first, the mails that
 * were being sent (as many as the queue sends at once) go out again under the same Message-ID. They do too when the
 * claim could not be renewed and another process takes them.
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

  has(mailId: number): boolean {
    return this.#waiting.has(mailId)
  }

  /** Tries again to record sent mails. @returns whether the database records, so that further mails may go out */
  async recordAll(): Promise<boolean> {
    let isRecording = true
    for (const [mailId, mail] of this.#waiting) {
      try {
        await this.#record(mailId, mail)
      } catch (error) {
        // Logged when it was sent. One locked row must not hold up all other mails.
        if (isDatabaseFull(error) || isLostConnection(error)) isRecording = false
      }
    }
    return isRecording
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
