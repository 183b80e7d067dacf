import { ASSETS_DIR, SHARE_DIR } from '#common/published-folders.ts'
import type { BucketComparison } from '#server/bucket-journal/bucket-journal.entity.ts'
import type { FileStates } from './file-states.ts'

const KEPT_MS = 24 * 60 * 60 * 1000
const KEPT = [`site/${ASSETS_DIR}/`, `site/${SHARE_DIR}/`]

/** A comparison that is asked for. */
export type DueComparison = {
  /** Of the request by `npm run verify`; null for any other. */
  readonly id: string | null
  /** Also deletes day-old scripts and drawn pictures that this folder lacks. */
  readonly removesOldFiles: boolean
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

  ask({ id, removesOldFiles }: DueComparison): void {
    // The command asks until it finds the answer.
    if (id !== null && [this.#due?.id, this.#found?.id, this.#lastId].includes(id)) return
    this.#due = { id: id ?? this.#due?.id ?? null, removesOldFiles: removesOldFiles || Boolean(this.#due?.removesOldFiles) }
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

/**
 * What stays of another folder until a nightly comparison finds it a day old, and this folder shown for a day: scripts of its
 * builds, which pages in browsers still ask for, and drawn pictures, which shared links show and this folder takes hours to draw.
 * @param since when the bucket began to show this folder; null: long ago
 */
export function leftAlone(
  due: DueComparison | null,
  { states, since }: { states: FileStates; since: Date | null },
): (key: string, changedAt: Date) => boolean {
  const dayAgo = Date.now() - KEPT_MS
  const keptSince = due?.removesOldFiles && (since === null || since.getTime() <= dayAgo) ? dayAgo : -Infinity
  return (key, changedAt) =>
    KEPT.some(folder => key.startsWith(folder)) && states.wantedHash(key) === undefined && changedAt.getTime() > keptSince
}
