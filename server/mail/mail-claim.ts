import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'

/** How long a mail is its sender's, how often the sender says that it is still at it, and after how long without it gives up. */
export type ClaimPace = { readonly lastsMs: number; readonly renewEveryMs: number; readonly giveUpMs: number }
/** The rest is for a machine that is busy. */
export const CLAIM_PACE: ClaimPace = { lastsMs: 12_000, renewEveryMs: 2_000, giveUpMs: 8_000 }

/** Of `mails`: those that no process is sending at the moment, by the database's clock, the only one that all agree on. */
export const UNCLAIMED = '(mails.claimed_until is null or mails.claimed_until <= now())'

/**
 * The right to send one mail, committed in its row: nothing is locked and no connection is held while the mail server takes its
 * time. It is renewed until {@link MailClaim.stop}; that of a process that died runs out.
 */
export class MailClaim {
  readonly #em: EntityManager
  readonly #mailId: number
  readonly #pace: ClaimPace
  /** As the database wrote it, to the microsecond. */
  #until: string
  readonly #lost = new AbortController()
  readonly #stopping = new AbortController()
  readonly #renewing: Promise<void>
  #givingUp: NodeJS.Timeout

  private constructor(em: EntityManager, mailId: number, claimed: { until: string; at: number }, pace: ClaimPace) {
    this.#em = em
    this.#mailId = mailId
    this.#until = claimed.until
    this.#pace = pace
    this.#givingUp = this.#giveUpAfter(claimed.at)
    this.#renewing = this.#keepRenewing()
  }

  /** @returns null when the mail is not to be sent any more, or another process is at it */
  static async take(em: EntityManager, mailId: number, pace: ClaimPace): Promise<MailClaim | null> {
    const at = performance.now()
    const [row] = await em.execute<{ until: string }[]>(
      `update mails set claimed_until = now() + make_interval(secs => ?)
       where id = ? and state = 'queued' and ${UNCLAIMED} returning claimed_until::text as until`,
      [pace.lastsMs / 1000, mailId],
    )
    return row ? new MailClaim(em.fork(), mailId, { until: row.until, at }, pace) : null
  }

  /** Aborted when the claim could not be renewed for so long that another process may soon take the mail. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Renews it no more. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#renewing
    clearTimeout(this.#givingUp)
  }

  /**
   * Locks the row until the caller's transaction ends.
   * @returns whether the mail is `ours` to note anything of, `others` by now, or `gone`: deleted, or not to be sent any more
   */
  async look(tx: EntityManager): Promise<'ours' | 'others' | 'gone'> {
    const [row] = await tx.execute<{ is_ours: boolean | null }[]>(
      `select claimed_until = ?::timestamptz as is_ours from mails where id = ? and state = 'queued' for update`,
      [this.#until, this.#mailId],
    )
    if (!row) return 'gone'
    return row.is_ours === true ? 'ours' : 'others'
  }

  async #keepRenewing(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await sleep(this.#pace.renewEveryMs, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await this.#renew().catch(() => {}) // Tried again until the time is up.
    }
  }

  async #renew(): Promise<void> {
    const askedAt = performance.now()
    const [row] = await this.#em.execute<{ until: string }[]>(
      `update mails set claimed_until = now() + make_interval(secs => ?)
       where id = ? and claimed_until = ?::timestamptz returning claimed_until::text as until`,
      [this.#pace.lastsMs / 1000, this.#mailId, this.#until],
    )
    if (!row) return
    this.#until = row.until
    clearTimeout(this.#givingUp)
    this.#givingUp = this.#giveUpAfter(askedAt)
  }

  #giveUpAfter(claimedAt: number): NodeJS.Timeout {
    const giveUp = () => this.#lost.abort(new Error('the claim of the mail could not be renewed'))
    return setTimeout(giveUp, claimedAt + this.#pace.giveUpMs - performance.now())
  }
}
