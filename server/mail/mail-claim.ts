import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'

/** How long a claim lasts, how often the sender renews it, and how long after the last success it gives the mail up. */
export type ClaimPace = { readonly lastsMs: number; readonly renewEveryMs: number; readonly giveUpMs: number }
/** Four seconds are between giving up and the end of the claim: a busy machine may take that long to stop sending. */
export const CLAIM_PACE: ClaimPace = { lastsMs: 12_000, renewEveryMs: 2_000, giveUpMs: 8_000 }

/** Condition on `mails`: no process is sending it, by the database's clock, the only one that all processes share. */
export const UNCLAIMED = '(mails.claimed_until is null or mails.claimed_until <= now())'

/**
 * The right to send one mail, committed in its row: no lock and no connection is held while the mail server takes its
 * time. The claim is renewed until {@link MailClaim.stop}; a dead process's claim expires.
 */
export class MailClaim {
  readonly #em: EntityManager
  readonly #mailId: number
  readonly #pace: ClaimPace
  /** Our last `claimed_until`, as the database wrote it, to the microsecond: while the row has it, the mail is ours. */
  #claimedUntil: string
  readonly #lost = new AbortController()
  readonly #stopping = new AbortController()
  readonly #renewLoop: Promise<void>
  /** Aborts {@link MailClaim.lost} unless a renewal restarts it. */
  #giveUpTimer: NodeJS.Timeout
  /** The renewal under way, or the one before the present pause. */
  #lastRenewal = Promise.resolve()
  #isChecking = false

  private constructor(em: EntityManager, mailId: number, claimed: { until: string; at: number }, pace: ClaimPace) {
    this.#em = em
    this.#mailId = mailId
    this.#claimedUntil = claimed.until
    this.#pace = pace
    this.#giveUpTimer = this.#giveUpAfter(claimed.at)
    this.#renewLoop = this.#keepRenewing()
  }

  /** @returns null when the mail is no longer to be sent, or another process has it */
  static async take(em: EntityManager, mailId: number, pace: ClaimPace): Promise<MailClaim | null> {
    const at = performance.now()
    const [row] = await em.execute<{ until: string }[]>(
      `update mails set claimed_until = now() + make_interval(secs => ?)
       where id = ? and state = 'queued' and ${UNCLAIMED} returning claimed_until::text as until`,
      [pace.lastsMs / 1000, mailId],
    )
    return row ? new MailClaim(em.fork(), mailId, { until: row.until, at }, pace) : null
  }

  /** Aborted when renewing failed for so long that another process may soon take the mail. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Stops renewing; the claim then ends by itself. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#renewLoop
    clearTimeout(this.#giveUpTimer)
  }

  /**
   * Locks the row until the caller's transaction ends.
   * @returns whether this process still owns the mail (`ours`), another one does (`others`), or it is deleted or no
   * longer to be sent (`gone`)
   */
  async lockAndCheck(tx: EntityManager): Promise<'ours' | 'others' | 'gone'> {
    // A renewal between sending our time and comparing it would change the row's, and our own claim would look like another
    // process's. So none begins from here on, and one under way is awaited. After the query the locked row makes renewals wait.
    this.#isChecking = true
    try {
      await this.#lastRenewal
      const [row] = await tx.execute<{ is_ours: boolean | null }[]>(
        `select claimed_until = ?::timestamptz as is_ours from mails where id = ? and state = 'queued' for update`,
        [this.#claimedUntil, this.#mailId],
      )
      if (!row) return 'gone'
      return row.is_ours === true ? 'ours' : 'others'
    } finally {
      this.#isChecking = false
    }
  }

  async #keepRenewing(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await sleep(this.#pace.renewEveryMs, undefined, { signal }).catch(() => {})
      if (signal.aborted || this.#isChecking) continue
      this.#lastRenewal = this.#renew().catch(() => {}) // The next turn tries again, until the time is up.
      await this.#lastRenewal
    }
  }

  async #renew(): Promise<void> {
    const askedAt = performance.now()
    const [row] = await this.#em.execute<{ until: string }[]>(
      `update mails set claimed_until = now() + make_interval(secs => ?)
       where id = ? and claimed_until = ?::timestamptz returning claimed_until::text as until`,
      [this.#pace.lastsMs / 1000, this.#mailId, this.#claimedUntil],
    )
    // The claim ran out and another process has the mail, or the outcome is recorded: the timer goes on, and gives the mail up.
    if (!row) return
    this.#claimedUntil = row.until
    clearTimeout(this.#giveUpTimer)
    this.#giveUpTimer = this.#giveUpAfter(askedAt)
  }

  #giveUpAfter(claimedAt: number): NodeJS.Timeout {
    const giveUp = () => this.#lost.abort(new Error('the claim of the mail could not be renewed'))
    return setTimeout(giveUp, claimedAt + this.#pace.giveUpMs - performance.now())
  }
}
