/** Pages that a publication renders before it checks for smaller ones to let pass. */
const PAGES_PER_SLICE = 64

/** A plan is passed about so often at most: planning again costs a hundredth of rendering it. */
const MAX_PASSES_PER_PLAN = 50

/**
 * Decides when a running publication checks for smaller ones that wait. It always gets on: after each pass it renders
 * at least a fiftieth of its plan, and two pages for each page that the pass cost.
 */
export class YieldPolicy {
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
   * @param forgotten pages to render again because of the last pass
   */
  isDue({ done, planned }: { readonly done: number; readonly planned: number }, forgotten: number): boolean {
    const pause = this.#passed === null ? 0 : Math.max(planned / MAX_PASSES_PER_PLAN, 2 * (this.#passed + forgotten))
    if (done - this.#last < this.#slice || done < pause) return false
    this.#last = done
    return true
  }

  /** Smaller ones passed: the next try counts from zero. @param rendered pages */
  passed(rendered: number): void {
    this.#last = 0
    this.#passed = rendered
  }
}
