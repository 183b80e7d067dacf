import { ASSETS_DIR, SHARE_DIR } from '#common/published-folders.ts'
import type { BucketComparison } from '#server/bucket-journal/bucket-journal.entity.ts'
import type { FileStates } from './file-states.ts'

/** A day: pages that are open in browsers, and links that were shared, still ask for older files. */
const OLD_AFTER_MS = 24 * 60 * 60 * 1000
const KEPT_FOLDERS = [`site/${ASSETS_DIR}/`, `site/${SHARE_DIR}/`]

/** A comparison of the bucket with the folder that was requested and is not finished. */
export type DueComparison = {
  /** By this id `npm run verify` finds the result in the journal; null: no command waits for it. */
  readonly id: string | null
  /** Also deletes day-old scripts and drawn pictures that this folder lacks. */
  readonly removesOldFiles: boolean
}

/** The comparisons of a bucket with the published folder: which is due, and the last result until the journal has it. */
export class Comparisons {
  #due: DueComparison | null = null
  #unwritten: Omit<BucketComparison, 'at'> | null = null
  #lastWrittenId: string | null = null

  /** Null when none was requested, or the one that was is finished. */
  get due(): DueComparison | null {
    return this.#due
  }

  /** The result that the journal lacks. It goes there once the bucket has all of the release: then its differences are mended. */
  get unwrittenResult(): Omit<BucketComparison, 'at'> | null {
    return this.#unwritten
  }

  /** Asks for a comparison; one that is due already then does what both ask. */
  request({ id, removesOldFiles }: DueComparison): void {
    // `npm run verify` repeats its request until the journal has the result.
    if (id !== null && [this.#due?.id, this.#unwritten?.id, this.#lastWrittenId].includes(id)) return
    this.#due = { id: id ?? this.#due?.id ?? null, removesOldFiles: removesOldFiles || Boolean(this.#due?.removesOldFiles) }
  }

  /**
   * Takes the result of a listing, made for a comparison or because this process did not know the bucket.
   * @param due the value of {@link due} when the listing began: a request that came meanwhile is another object, and stays
   */
  recordResult(due: DueComparison | null, { objects, differing }: { objects: number; differing: number }): void {
    const earlier = this.#unwritten
    this.#unwritten = {
      id: due?.id ?? earlier?.id ?? null,
      objects,
      // An attempt that failed halfway had mended some: the larger number is that of all.
      differing: Math.max(differing, earlier?.differing ?? 0),
    }
    if (this.#due === due) this.#due = null
  }

  /** The journal has the result now. */
  resultWritten(): void {
    this.#lastWrittenId = this.#unwritten?.id ?? this.#lastWrittenId
    this.#unwritten = null
  }
}

/**
 * The rule for which objects stay in the bucket although this folder lacks them: scripts of another folder's builds, for pages
 * that are open in browsers, and its drawn pictures, for links that were shared, which this folder takes hours to draw. A nightly
 * comparison removes them once they are a day old and the bucket has shown this folder for a day.
 * @param since when the bucket began to show this folder; null: long ago
 * @returns a function that says whether the object of a key, last changed at a time, stays
 */
export function keepRule(
  due: DueComparison | null,
  { states, since }: { states: FileStates; since: Date | null },
): (key: string, changedAt: Date) => boolean {
  const isOld = (date: Date) => date.getTime() <= Date.now() - OLD_AFTER_MS
  const removesOld = due?.removesOldFiles === true && (since === null || isOld(since))
  return (key, changedAt) => {
    if (removesOld && isOld(changedAt)) return false
    return KEPT_FOLDERS.some(folder => key.startsWith(folder)) && states.wantedHash(key) === undefined
  }
}
