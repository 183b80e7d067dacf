import type { BucketComparison } from '#server/deliveries/delivery.entity.ts'
import type { FileStates } from './file-states.ts'

const ASSETS_KEPT_MS = 24 * 60 * 60 * 1000

/** A comparison that is asked for. */
export type DueComparison = {
  /** Of the request by `npm run verify`; null for any other. */
  readonly id: string | null
  /** Also deletes a day-old script that no page of this folder asks for. */
  readonly removesOldAssets: boolean
}

/** The comparisons of a bucket with the published folder: which is due, and what the last one found until that is noted. */
export class Comparisons {
  #due: DueComparison | null = null
  #found: Omit<BucketComparison, 'at'> | null = null
  #lastId: string | null = null

  /** Null when none is asked for, or the one that was is over. */
  get due(): DueComparison | null {
    return this.#due
  }

  /** What was found and is not noted yet; its differences are mended by the time when the bucket has all of the release. */
  get found(): Omit<BucketComparison, 'at'> | null {
    return this.#found
  }

  ask({ id, removesOldAssets }: DueComparison): void {
    // The command asks until it finds the answer.
    if (id !== null && [this.#due?.id, this.#found?.id, this.#lastId].includes(id)) return
    this.#due = { id: id ?? this.#due?.id ?? null, removesOldAssets: removesOldAssets || Boolean(this.#due?.removesOldAssets) }
  }

  /**
   * A listing is over, for a comparison or because this process did not know the bucket.
   * @param due what was due when it began: asked for again meanwhile, it is due again
   */
  over(due: DueComparison | null, { objects, differing }: { objects: number; differing: number }): void {
    const unnoted = this.#found
    this.#found = {
      id: due?.id ?? unnoted?.id ?? null,
      objects,
      // After a failure the rest of the differences is found once more.
      differing: Math.max(differing, unnoted?.differing ?? 0),
    }
    if (this.#due === due) this.#due = null
  }

  noted(): void {
    this.#lastId = this.#found?.id ?? this.#lastId
    this.#found = null
  }
}

/** Scripts of another folder's earlier builds, which pages in browsers still ask for; a nightly comparison deletes them. */
export function leftAlone(due: DueComparison | null, states: FileStates): (key: string, changedAt: Date) => boolean {
  const keptSince = due?.removesOldAssets ? Date.now() - ASSETS_KEPT_MS : -Infinity
  return (key, changedAt) =>
    key.startsWith('site/_astro/') && states.wantedHash(key) === undefined && changedAt.getTime() > keptSince
}
