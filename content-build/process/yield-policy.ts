/** Pages that a publication renders before it checks for smaller ones to let pass. */
const PAGES_PER_SLICE = 64

/** Others pass a plan about so often at most: each time it is planned again, which costs a hundredth of rendering it. */
const MAX_PASSES_PER_PLAN = 50

/**
 * Decides when a running publication checks for smaller ones that wait. It always gets on: after each pass it renders
 * at least a fiftieth of its plan, and two pages for each page that the pass cost.
 */
export class YieldPolicy {
  readonly #pagesPerSlice: number
  /** Pages rendered since the last pass, at the last check. */
  #checkedAt = 0
  /** Pages that the last release in between rendered; null before the first. */
  #pagesOfLastPass: number | null = null

  constructor(pagesPerSlice = PAGES_PER_SLICE) {
    this.#pagesPerSlice = pagesPerSlice
  }

  /**
   * @param tried.done pages rendered since the last pass, `tried.planned` pages of the whole plan
   * @param forgotten pages to render again because of the last pass
   */
  isDue({ done, planned }: { readonly done: number; readonly planned: number }, forgotten: number): boolean {
    const costOfLastPass = this.#pagesOfLastPass === null ? null : this.#pagesOfLastPass + forgotten
    const minimum = costOfLastPass === null ? 0 : Math.max(planned / MAX_PASSES_PER_PLAN, 2 * costOfLastPass)
    if (done - this.#checkedAt < this.#pagesPerSlice || done < minimum) return false
    this.#checkedAt = done
    return true
  }

  /** Smaller ones passed: the next try counts from zero. @param rendered pages */
  passed(rendered: number): void {
    this.#checkedAt = 0
    this.#pagesOfLastPass = rendered
  }
}
