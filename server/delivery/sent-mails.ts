import { isLostConnection } from '../core/lost-connection.ts'
import { isDatabaseFull } from '../core/postgres-error.ts'

export type SentMail = {
  /** Commits that the mail server took the mail. */
  note(): Promise<void>
  /** Gives up the mail's claim, which keeps other processes away. */
  release(): Promise<void>
}

type Log = { error(details: object, message: string): void }

/**
 * Mails that the mail server took, until the database has noted it. This process sends none of them again, whatever
 * jobs come, and sends no further mail while the database is full or away. One gap remains: if the process dies
 * meanwhile, this memory is lost. Then the mails under way when the trouble began (as many as the queue sends at once)
 * go out again, under their Message-ID. The same happens when the claim could not be renewed and another process takes
 * them.
 */
export class SentMails {
  readonly #waiting = new Map<number, SentMail>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  /** Notes a mail that was just sent, now or by a later {@link noteAll}. */
  async note(mailId: number, mail: SentMail): Promise<void> {
    this.#waiting.set(mailId, mail)
    try {
      await this.#noteOne(mailId, mail)
    } catch (error) {
      const told =
        'a mail was sent and the database cannot note it; it is not sent again, and no other while the database has no room'
      this.#log.error({ err: error, mail: { id: mailId } }, told)
    }
  }

  has(mailId: number): boolean {
    return this.#waiting.has(mailId)
  }

  /** Tries again to note sent mails. @returns whether the database takes notes, so that further mails may go out */
  async noteAll(): Promise<boolean> {
    let takesNotes = true
    for (const [mailId, mail] of this.#waiting) {
      try {
        await this.#noteOne(mailId, mail)
      } catch (error) {
        // One locked row is no reason to hold up all other mails.
        if (isDatabaseFull(error) || isLostConnection(error)) takesNotes = false
      }
    }
    return takesNotes
  }

  /** At the end of the process: tries once more, and logs what is left. */
  async close(): Promise<void> {
    await this.noteAll()
    const ids = [...this.#waiting.keys()]
    if (ids.length > 0)
      this.#log.error({ mails: ids }, 'mails were sent, and that could not be noted: the next start sends them again')
    await Promise.all(Array.from(this.#waiting.values(), mail => mail.release()))
  }

  async #noteOne(mailId: number, mail: SentMail): Promise<void> {
    await mail.note()
    this.#waiting.delete(mailId)
    await mail.release()
  }
}
