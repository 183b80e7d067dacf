/** Pages that a publication renders before it looks for smaller ones to let pass. */
export const PAGES_PER_SLICE = 64

/** A plan is made again after each publication that passed, which costs about a hundredth of rendering it: so not more often. */
const SLICES_AFTER_A_PASS = 50

/**
 * When a publication that is under way looks whether smaller ones wait. Whatever comes, it gets on: after each look that let some
 * pass it renders at least a fiftieth of its plan, and two pages for each that this cost.
 */
export class Looks {
  readonly #slice: number
  #last = 0
  /** Pages that the last release in between rendered; null before the first. */
  #passed: number | null = null

  /** @param slice pages */
  constructor(slice = PAGES_PER_SLICE) {
    this.#slice = slice
  }

  /**
   * @param tried.done pages rendered since the last pass, `tried.planned` pages of the whole plan
   * @param forgotten pages that have to be rendered again for the last pass
   */
  isDue({ done, planned }: { readonly done: number; readonly planned: number }, forgotten: number): boolean {
    const pause = this.#passed === null ? 0 : Math.max(planned / SLICES_AFTER_A_PASS, 2 * (this.#passed + forgotten))
    if (done - this.#last < this.#slice || done < pause) return false
    this.#last = done
    return true
  }

  /** Some were let pass: the next try begins to count anew. @param rendered pages */
  passed(rendered: number): void {
    this.#last = 0
    this.#passed = rendered
  }
}
