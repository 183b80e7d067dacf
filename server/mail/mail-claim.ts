import { randomUUID } from 'node:crypto'
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
  /** While the row has it, the mail is ours. */
  readonly #token: string
  readonly #lost = new AbortController()
  readonly #stopping = new AbortController()
  readonly #renewLoop: Promise<void>
  /** Aborts {@link MailClaim.lost} unless a renewal restarts it. */
  #giveUpTimer: NodeJS.Timeout

  private constructor(em: EntityManager, mailId: number, claim: { token: string; at: number }, pace: ClaimPace) {
    this.#em = em
    this.#mailId = mailId
    this.#token = claim.token
    this.#pace = pace
    this.#giveUpTimer = this.#giveUpAfter(claim.at)
    this.#renewLoop = this.#keepRenewing()
  }

  /** @returns null when the mail is no longer to be sent, or another process has it */
  static async take(em: EntityManager, mailId: number, pace: ClaimPace): Promise<MailClaim | null> {
    const at = performance.now()
    const token = randomUUID()
    const [row] = await em.execute<unknown[]>(
      `update mails set claim_token = ?, claimed_until = now() + make_interval(secs => ?)
       where id = ? and state = 'queued' and ${UNCLAIMED} returning id`,
      [token, pace.lastsMs / 1000, mailId],
    )
    return row ? new MailClaim(em.fork(), mailId, { token, at }, pace) : null
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
    const [row] = await tx.execute<{ is_ours: boolean | null }[]>(
      `select claim_token = ? as is_ours from mails where id = ? and state = 'queued' for update`,
      [this.#token, this.#mailId],
    )
    if (!row) return 'gone'
    return row.is_ours === true ? 'ours' : 'others'
  }

  async #keepRenewing(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await sleep(this.#pace.renewEveryMs, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await this.#renew().catch(() => {}) // The next turn tries again, until the time is up.
    }
  }

  async #renew(): Promise<void> {
    const askedAt = performance.now()
    const [row] = await this.#em.execute<unknown[]>(
      'update mails set claimed_until = now() + make_interval(secs => ?) where id = ? and claim_token = ? returning id',
      [this.#pace.lastsMs / 1000, this.#mailId, this.#token],
    )
    // The claim ran out and another process has the mail, or the outcome is recorded: the timer goes on, and gives the mail up.
    if (!row) return
    clearTimeout(this.#giveUpTimer)
    this.#giveUpTimer = this.#giveUpAfter(askedAt)
  }

  #giveUpAfter(claimedAt: number): NodeJS.Timeout {
    const giveUp = () => this.#lost.abort(new Error('the claim of the mail could not be renewed'))
    return setTimeout(giveUp, claimedAt + this.#pace.giveUpMs - performance.now())
  }
}
